# Was geschieht

jogo-event-started = { $seat } beginnt.
jogo-event-dealt = Die Karten sind ausgeteilt. Die Ablagestapel beginnen mit: { $cards }.
jogo-event-laid = { $seat } legt auf Stapel { $pile }: { $card }.
jogo-event-founded = { $seat } beginnt einen neuen Stapel: { $card }.
jogo-event-turned-up = { $seat } deckt Platz { $place } auf: { $card }.
jogo-event-pile-out = Stapel { $pile } ist aus dem Spiel.
jogo-event-clockwise = Die Richtung wechselt: Jetzt geht es im Uhrzeigersinn.
jogo-event-anticlockwise = Die Richtung wechselt: Jetzt geht es gegen den Uhrzeigersinn.
jogo-event-owes-skip = { $seat } muss einmal aussetzen.
jogo-event-drew = { $seat } nimmt eine Karte vom Nachziehstapel.
jogo-event-drew-nothing = { $seat } müsste eine Karte nehmen, aber der Nachziehstapel ist leer.
jogo-event-passed = { $seat } kann nicht legen und nimmt { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
}.
jogo-event-extra-turn = { $seat } hat einen Extrazug.
jogo-event-ended = { $seat } verzichtet auf den Extrazug.
jogo-event-skipped = { $seat } setzt aus.
jogo-event-won = { $seat } hat keine Karte mehr und gewinnt.
jogo-event-stuck = Niemand kann mehr eine Karte legen. Das Spiel ist vorbei.
jogo-event-counted = { $seat } kommt auf { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

# Was nur du hörst

jogo-secret-drew = Du nimmst vom Nachziehstapel: { $card }.
jogo-secret-took = Du nimmst von deinem Stapel { $place }: { $card }.

# Warum nicht

jogo-refused-over = Das Spiel ist vorbei.
jogo-refused-not-started = Erst wird gelost, wer beginnt.
jogo-refused-not-dealt = Die Karten sind noch nicht ausgeteilt.
jogo-refused-no-start = Es steht schon fest, wer beginnt.
jogo-refused-no-such-start = Es gibt keinen Sitz { $number }.
jogo-refused-no-deal = Jetzt wird nicht ausgeteilt.
jogo-refused-deal-too-many = Ausgeteilt werden 114 Karten, hier sind es mehr.
jogo-refused-deal-too-often = Öfter ausgeteilt, als es sie gibt: { $card }.
jogo-refused-deal-missing = Fehlt beim Austeilen oder kommt zu selten vor: { $card }.
jogo-refused-not-in-deck = In diesem Kartensatz gibt es das nicht: { $card }.
jogo-refused-not-your-turn = { $seat } ist dran.
jogo-refused-no-such-card = Das hast du nicht auf der Hand: { $card }.
jogo-refused-no-open-card = Auf Platz { $place } liegt keine offene Karte von dir.
jogo-refused-pile-out = Ablagestapel { $pile } ist aus dem Spiel.
jogo-refused-new-pile-is-first = Der neue Stapel ist Stapel 1.
jogo-refused-no-match = Weder Farbe noch Symbol gleich: { $card } und { $top }.
jogo-refused-no-choice = Wähl eine Wirkung für { $card }: aussetzen lassen, Richtung wechseln oder eine Karte nehmen lassen.
jogo-refused-needless-choice = Nur bei JOGO! darfst du wählen, nicht bei: { $card }.
jogo-refused-choice-on-new-pile = Als neuer Stapel bewirkt die Karte nichts: { $card }.
jogo-refused-wrong-receiver = Wer auf Sitz { $number } sitzt, kann keine Karte bekommen.
jogo-refused-must-lay = Du kannst eine Karte legen, also musst du.
jogo-refused-must-found = Es gibt keinen Stapel mehr: Leg eine beliebige Karte als neuen.
jogo-refused-no-pass-in-extra-turn = In diesem Extrazug legst du eine Karte oder beendest deinen Zug; du nimmst nichts.
jogo-refused-pass-names-no-pile = Sag, von welchem deiner Stapel du eine Karte nimmst.
jogo-refused-pile-empty = Unter deinem Platz { $place } liegt keine verdeckte Karte.
jogo-refused-no-extra-turn = Du hast keinen Extrazug, auf den du verzichten könntest.

# Karten in Worten

jogo-card = { $colour ->
    [red] rot
    [orange] orang
    [yellow] gelb
    [green] grün
    [blue] blau
   *[violet] violett
}{ $symbol ->
    [heart] es Herz
    [flame] e Flamme
    [sun] e Sonne
    [leaf] es Blatt
    [drop] er Tropfen
   *[moon] er Mond
} { $value }
jogo-card-special = { $special ->
    [stop] STOPP
    [reverse] Richtungswechsel
    [plus] +1
   *[jogo] JOGO!
} in { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[violet] Violett
}
# Eine Sonderkarte mit dem Symbol, das sie trägt.
jogo-card-special-with = { $card } mit { $symbol ->
    [heart] Herz
    [flame] Flamme
    [sun] Sonne
    [leaf] Blatt
    [drop] Tropfen
   *[moon] Mond
}
# Ein oder zwei Buchstaben, für alle sechs verschieden.
jogo-letter = { $colour ->
    [red] R
    [orange] O
    [yellow] Ge
    [green] Gr
    [blue] B
   *[violet] V
}

# Auf der Startseite, und wenn ein Tisch eröffnet wird

jogo-leaf-idea = Werde deine vier Stapel los: gleiche Farbe oder gleiches Symbol.
jogo-leaf-length = 30 Min., ab 7
jogo-option-deck = Kartensatz
jogo-option-deck-owned = jede Farbe ohne ihr eigenes Symbol
jogo-option-deck-parity = jede Farbe mit jedem Symbol
jogo-option-special-symbol = Sonderkarten passen nach
jogo-option-special-symbol-owned = dem Symbol ihrer Farbe
jogo-option-special-symbol-icon = ihrem eigenen Zeichen
jogo-option-extra-turn = Extrazug
jogo-option-extra-turn-optional = freiwillig
jogo-option-extra-turn-full = ein ganzer Zug: legen oder Karten nehmen
jogo-option-stuck = Kann niemand legen, endet das Spiel, wenn
jogo-option-stuck-nothing-to-take = es nichts zu nehmen gibt
jogo-option-stuck-hands-only = es nichts zu nehmen gibt oder alle nur Handkarten haben

# Was du tun kannst

jogo-prompt-deal = Die Karten werden ausgeteilt.
jogo-prompt-lay = Leg eine Karte: gleiche Farbe oder gleiches Symbol.
jogo-prompt-where = Passt auf Stapel { $piles }: { $card }.
jogo-prompt-nowhere = Passt auf keinen Stapel: { $card }. Wähl eine andere Karte.
jogo-prompt-extra = Extrazug: Leg noch eine Karte oder beende deinen Zug.
jogo-prompt-found = Kein Stapel mehr da. Leg eine beliebige Karte.
jogo-prompt-found-extra = Kein Stapel mehr da. Leg eine beliebige Karte oder beende deinen Zug.
jogo-prompt-take-two = Nichts passt. Du nimmst zwei Karten: von welchem deiner Stapel?
jogo-prompt-take-own = Nichts passt. Nimm eine Karte: von welchem deiner Stapel?
jogo-prompt-draw = Nichts passt. Nimm eine Karte vom Nachziehstapel.
jogo-prompt-nothing = Nichts passt, und es gibt nichts zu nehmen.
jogo-prompt-other = { $seat } ist dran.
jogo-prompt-other-extra = { $seat } hat einen Extrazug.
jogo-prompt-over = Das Spiel ist vorbei.
jogo-tell-which-pile = Tipp auf den Stapel vor dir, von dem du nehmen willst.

jogo-onto-pile = Auf Stapel { $pile }
jogo-action-lay = Auf Stapel { $pile }: { $card }
jogo-action-open = Auf Stapel { $pile }: deine Karte von Platz { $place }
jogo-action-take = Von deinem Stapel { $place } nehmen
jogo-action-lay-skip = { jogo-action-lay }; { jogo-choice-skip }
jogo-action-lay-turn = { jogo-action-lay }; { jogo-choice-turn }
jogo-action-lay-turn-two = { jogo-action-lay }; { jogo-choice-turn-two }
jogo-action-lay-give = { jogo-action-lay }; { jogo-choice-give }
jogo-action-open-skip = { jogo-action-open }; { jogo-choice-skip }
jogo-action-open-turn = { jogo-action-open }; { jogo-choice-turn }
jogo-action-open-turn-two = { jogo-action-open }; { jogo-choice-turn-two }
jogo-action-open-give = { jogo-action-open }; { jogo-choice-give }
jogo-action-draw = Karte nehmen
jogo-action-pass = Passen
jogo-action-end = Zug beenden


jogo-key-digit = Platz { $n } wählen, oder Stapel { $n } für die gewählte Karte
jogo-key-next = Nächste Karte, die passt
jogo-key-back = Gewählte Karte zurücklegen

jogo-choice = JOGO! Wähl eine Wirkung
jogo-choice-skip = { $who } setzt einmal aus
jogo-choice-turn = Die Richtung wechselt
jogo-choice-turn-two = Die Richtung wechselt, und { $who } setzt einmal aus
jogo-choice-give = { $who } nimmt eine Karte

# Was auf dem Tisch liegt

jogo-clockwise = Es geht im Uhrzeigersinn.
jogo-anticlockwise = Es geht gegen den Uhrzeigersinn.
jogo-piles = Ablagestapel
jogo-pile = Stapel { $pile }: { $card }
jogo-pile-fits = Auf Stapel { $pile } legen: { $card }
jogo-pile-out = Stapel { $pile } ist aus dem Spiel
jogo-pile-new = Als neuen Stapel legen
jogo-draw = Nachziehstapel, { $cards ->
    [0] leer
    [one] 1 Karte
   *[other] { $cards } Karten
}
jogo-out = Aus dem Spiel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
jogo-places = Deine Plätze
jogo-place-card = Platz { $place }: { $card }, { $down ->
    [0] nichts darunter
    [one] 1 Karte darunter
   *[other] { $down } Karten darunter
}
jogo-place-empty = Platz { $place } ist leer.
jogo-fits = { $card }; passt auf Stapel { $piles }
jogo-take-from = Von Stapel { $place } nehmen, { $down ->
    [one] 1 verdeckte Karte
   *[other] { $down } verdeckte Karten
}
jogo-hand = Deine Hand, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
jogo-no-hand = Keine Karten auf der Hand
jogo-rivals = Karten der anderen
jogo-rival-hand = Hand: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
jogo-look = { $who }: Karten groß zeigen
jogo-look-open = Offene Karten
jogo-look-hand = Hand: { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}
jogo-look-down = Verdeckt: { $piles }
jogo-look-pile = Stapel { $pile }
jogo-look-from-top = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten, die oberste zuerst
}
jogo-note-skips = { $turns ->
    [one] setzt aus
   *[other] setzt { $turns }-mal aus
}
jogo-banner-last-card = { $seat } hat nur noch eine Karte.

# Das erste Spiel

jogo-guide-welcome = Werde alle Karten los: offene, verdeckte und die auf der Hand. Wer zuerst keine mehr hat, gewinnt.
jogo-guide-tap = Tipp eine Karte mit hellem Rand an, dann den Stapel. Die nächste wird von selbst aufgedeckt.
jogo-guide-take = Keine Karte passt: Du nimmst eine vom Nachziehstapel und eine von einem deiner Stapel.
jogo-guide-extra = Farbe und Symbol gleich: ein Extrazug. Nutze ihn oder verzichte.
jogo-guide-found = Alle Stapel sind aus dem Spiel. Jede Karte darf einen neuen beginnen.
jogo-guide-special = Eine Sonderkarte: Das Hand-Zeichen schließt einen Stapel, die Pfeile wechseln die Richtung, +1 gibt der nächsten Person eine Karte, bei JOGO! wählst du.

# Im Terminal

jogo-scene-cards-of = Karten von { $seat }
jogo-scene-draw-pile = Nachziehstapel
jogo-scene-cards = { $cards ->
    [0] leer
    [one] 1 Karte
   *[other] { $cards } Karten
}
jogo-scene-place = Platz { $place }
jogo-scene-below = { $down } darunter

# Der Punkteblock
jogo-pad-stop = STOPP
jogo-pad-reverse = Richtungs­wechsel
jogo-pad-plus = +1
jogo-pad-jogo = JOGO!

# Das erste Spiel
jogo-lesson-colour = In der Mitte liegen vier Ablagestapel, vor dir vier eigene. Leg eine Karte, die passt: Rot auf Rot. Deine rote Sonne kommt auf Stapel 1.
jogo-lesson-symbol = Auch das gleiche Symbol genügt: Dein Blatt passt auf das Blatt von Stapel 4.
jogo-lesson-both = Hier ist beides gleich, Farbe und Symbol: der grüne Tropfen auf den grünen Tropfen. Das gibt einen Extrazug.
jogo-lesson-plus = Dein Extrazug. Leg die grüne +1 auf Stapel 3: Die nächste Person muss eine Karte nehmen.
jogo-lesson-stop = STOPP nimmt einen ganzen Stapel aus dem Spiel. Leg die Karte auf den blauen Stapel 2.
jogo-lesson-jogo = Bei der JOGO!-Karte wählst du, was geschieht. Leg sie auf Stapel 1 und lass die nächste Person aussetzen.
jogo-lesson-pass = Du bist wieder dran, aber nichts passt. Also nimmst du zwei Karten: eine vom Nachziehstapel und eine von einem deiner Stapel. Nimm sie von Stapel 1.
jogo-lesson-hand = Auch Karten von der Hand darfst du legen. Das blaue Herz passt auf die blaue Karte von Stapel 4.
jogo-lesson-end = Das ist schon alles. Wer zuerst keine Karte mehr hat, gewinnt.

# Warum ein Bot das täte
jogo-reason-extra = Farbe und Symbol gleich: Das gibt einen Extrazug.
jogo-reason-value = Am Ende würde die Karte {$value ->
    [one] einen Punkt
   *[other] {$value} Punkte
} kosten.
jogo-reason-nothing = Keine deiner Karten passt.

# Rückblick: was zu einem Zug zu sagen ist, der nicht der beste war
jogo-review-pile = Im Stapel des besseren Zugs {$cards ->
    [one] lag eine Karte
   *[other] lagen {$cards} Karten
} verdeckt.
jogo-review-extra = Dort passten Farbe und Symbol: Das hätte einen Extrazug gegeben.
jogo-review-open = Statt einer Karte von der Hand hättest du eine offene legen können.
jogo-review-hand = Statt der offenen Karte hättest du eine von der Hand legen können.
jogo-review-end = Du hast den Extrazug beendet, obwohl du noch eine Karte legen konntest.
