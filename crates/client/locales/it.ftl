# Ciò che un programma dice da sé al tavolo.

client-somebody = Qualcuno
client-seat-free = Posto libero
# I bot prendono il nome dal posto, come sulla pagina.
client-bot = { $seat ->
    [1] Frassino
    [2] Faggio
    [3] Cedro
    [4] Olmo
    [5] Larice
    [6] Tiglio
   *[other] Pino
}
client-your-turn = Tocca a te.
client-turn = Tocca a {$who}.
client-connecting = Connessione…
client-hint = Un bot sceglierebbe: {$action}
client-refused-rule = {$why} (regola {$rule})
client-nothing-with-it = Con questo adesso non puoi fare niente.
client-several = Si può in più modi: scegli una riga dell’elenco con il suo numero.
client-more = Scegli che cos’altro ci vuole, o una riga dell’elenco.
client-unreachable = Il server non risponde. Il link è giusto, e sei online?
client-other-version = Il server parla un’altra versione del protocollo. Usa la stessa versione di Vierblatt.
client-value-missing = Il tuo valore non fa parte di queste carte, anche se è stato rivelato. Avvisa chi gestisce questo tavolo.
client-value-changed = Questa non è la partita mostrata all’inizio. Avvisa chi gestisce questo tavolo.
client-seats-changed = Il tavolo ora ha {$seats ->
    [one] un posto
   *[other] {$seats} posti
}.
client-moved = Ora sei al posto {$seat}.
client-options-changed = Chi ha aperto il tavolo ha cambiato le opzioni: {$options}.
client-settings-changed = Chi ha aperto il tavolo ha cambiato il tempo o lo svolgimento.
