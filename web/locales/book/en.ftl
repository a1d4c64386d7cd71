# Groups and their books. Fetched with the screens that show them.
book-groups = Groups
book-explained = A group has a book: evenings with real cards and online games, counted for years. Nobody needs an account.
book-begin = A new group
book-group-name = Name of the group
book-begin-go = Begin the book
book-join = Join a group
book-code = Code of the group
book-join-go = Join
book-bot = Bot
book-somebody = Somebody
book-who = Who are you?
book-who-new = A new name
book-who-go = That is me
book-who-taken = I am one of those who already have a device here
book-sending = {$count ->
    [one] Sending one entry …
   *[other] Sending {$count} entries …
}
book-offline = {$count ->
    [0] No connection. You can go on writing.
    [one] No connection. One entry waits on this device.
   *[other] No connection. {$count} entries wait on this device.
}
book-members = The group
book-running = Open sheets
book-to-choose = Something is to be chosen
book-board = Scoreboard
book-tables = Online tables
book-latest = Latest sheets
book-the-book = The book
book-paper = Old paper
book-tonight = Tonight
book-here = Who is here? Tap in the order in which you sit.
book-fits = Which game?
book-title = What is the game called?
book-fewest = Fewest points win
book-ends = It ends
book-ends-open = when we stop
book-ends-rounds = after a number of rounds
book-ends-target = at a number of points
book-rounds = Rounds
book-points = Points
book-draw = Draw lots
book-start = Start a sheet
book-table = Play online
book-fits-not = This game is for { $least } to { $most } players.
book-sheet = Sheet
book-replay = Replay
book-choose-explained = Two phones wrote different points. Tap a question mark and choose.
book-closed = In the book. Winner: { $who }.
book-cell = { $who }, round { $round }: { $points }
book-close = Into the book
book-own = I enter only my own points
book-totals = Running totals instead of rounds
book-discard = Throw the sheet away
book-discarded = The sheet is thrown away.
book-on = Go on
book-reopen = Write on
book-entered = { $who }: { $points } in round { $round }
book-type = { $who }, round { $round }
book-type-total = { $who }, total after round { $round }
book-erase = Delete the last digit
book-enter = Enter
book-enter-zero = 0 points for { $who }
book-cell-title = { $who }, round { $round }
book-written = { $points }, { $who }, { $when }
book-choose = Which points are right?
book-before = Before that
book-change = Change
book-empty = Empty the cell
book-none-open = No sheet is open.
book-photo = Add a photo
book-photo-again = Another photo
book-photo-of = Photo of the paper sheet
book-link = Link to the group
book-link-explained = Whoever has this link or code can read and write in the book.
book-people = Members
book-you = you
book-removed = removed
book-with-device = with a device
book-without-device = name only
book-edit = Change { $who }
book-add = Another name
book-add-go = Add
book-rename = Name
book-merge = Is the same person as
book-split = Two people after all
book-save = Save
book-be = That is me
book-remove = Remove from the group
book-back = Take back
book-keep = Keep or delete
book-export-csv = As a table (CSV)
book-export = All entries
book-link-new = A new link
book-link-new-explained = The old link and code stop working at once. Everybody needs the new one.
book-link-new-done = The group has a new link.
book-delete = Delete the book
book-delete-explained = All evenings, members and photos are deleted for everybody and cannot be brought back.
book-deleted = The book is deleted.
book-print = Print the book
book-season = Season
book-all-time = Everything
book-summary = {$sheets ->
    [one] One sheet
   *[other] {$sheets} sheets
} on {$evenings ->
    [one] one evening
   *[other] {$evenings} evenings
}
book-name = Name
book-games = Games
book-wins = Wins
book-mean = Mean
book-best = Best
book-place = Place
book-place-explained = Places come from all games with the same people counted together. In brackets: the places it may well be, because cards need many games to tell.
book-with-bots = With bots (wins/games): { $list }
book-alone = Alone (won/games): { $list }
book-alone-won = ★ { $who } won
book-alone-lost = { $who } did not win
book-records = Records
book-record-lowest-total = Lowest total
book-record-highest-total = Highest total
book-record-best-round = Best round
book-record-worst-round = Worst round
book-record-longest-streak = Wins in a row
book-record-closest-finish = Closest finish
book-record-greatest-comeback = Greatest comeback
book-record-rounds-without-win = Rounds won without winning
book-rosters = The same people again
book-times = {$count ->
    [one] once
   *[other] {$count} times
}
book-roster-name = What are you called together?
book-roster-call = Give a name
book-evenings = Evenings
book-where = Where
book-note = Note
book-note-add = Place and note
book-nothing-yet = Nothing is in the book yet. Sheets get here when they are full.
book-more = Earlier evenings
book-season-new = Seasons
book-season-end = Remove
book-from = First day
book-until = Last day
book-member-summary = {$games ->
    [one] One game
   *[other] {$games} games
}, wins: { $wins } ({ $share }).
book-member-bots = {$games ->
    [one] And one game with bots.
   *[other] And {$games} games with bots.
}
book-member-alone = {$games ->
    [one] And one game alone
   *[other] And {$games} games alone
} (won: { $won }).
book-form = Form
book-form-spoken = Form over time, at last { $last } of 100
book-form-explained = At the top: ahead of everybody. Mean of five games.
book-players = Players
book-any = all
book-by-round = By round
book-rivals = Head to head
book-ahead = ahead
book-level = level
book-behind = behind
book-paper-explained = Type the points of an old sheet; Enter goes down. You can paste cells from a spreadsheet.
book-day = Day
book-row-more = One more round
book-paper-save = Into the book
book-paper-saved = The sheet is in the book.
book-paper-wrong = Some cells cannot be right: see below the grid.
book-paper-players = Choose a different member for each column.
book-paper-empty = There are no points yet.
book-wrong-at = Round { $round }, column { $player }:
book-wrong-number = This is not a whole number.
book-wrong-range = Nobody gets so many points in a round.
book-wrong-falls = In this game a total never falls.
book-csv = Many evenings at once
book-csv-explained = A table (CSV) with the columns day, game, player, points, and if you like sheet, round, place. Days like 2026-12-24.
book-csv-file = Choose a file
book-csv-found = Found: { $sheets } sheets, { $evenings } evenings, { $players } players.
book-csv-fewest = In the other games fewest points win
book-csv-take = Take them into the book
book-csv-taken = {$count ->
    [one] One sheet is in the book.
   *[other] {$count} sheets are in the book.
}
