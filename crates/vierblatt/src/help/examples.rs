//! One or two examples for every command. A test reads each as our own command line.

/// A command line and what it does.
pub(crate) struct Example {
    pub(crate) command: &'static str,
    pub(crate) says: &'static str,
}

/// The examples of a command by its path: `bench-server`.
pub(crate) fn of(path: &str) -> &'static [Example] {
    ALL.iter().find(|(of, _)| *of == path).map_or(&[], |(_, examples)| examples)
}

const fn example(command: &'static str, says: &'static str) -> Example {
    Example { command, says }
}

/// All of them.
pub(crate) const ALL: &[(&str, &[Example])] = &[
    (
        "vierblatt",
        &[
            example("vierblatt", "opens the table on port 8080"),
            example(
                "vierblatt random joomo --seats 4 | vierblatt referee",
                "a whole random game, judged",
            ),
            example("vierblatt backup games.sqlite", "a copy of all games, while people play"),
        ],
    ),
    (
        "serve",
        &[
            example("vierblatt serve --port 9000", "opens the table on another port"),
            example(
                "vierblatt serve --address 127.0.0.1 --behind-proxy",
                "for a proxy on this machine that speaks HTTPS",
            ),
        ],
    ),
    (
        "play",
        &[
            example(
                "vierblatt play joomo --seats 4",
                "Joomo against three bots, without a network",
            ),
            example("vierblatt play http://localhost:8080/t/ABC234", "at a table, by its link"),
            example("vierblatt play --resume", "goes on with the game that was left"),
        ],
    ),
    (
        "referee",
        &[
            example("vierblatt referee game.json", "every state of the game, with all legal moves"),
            example("vierblatt referee --quiet < games.jsonl", "only a verdict a game"),
        ],
    ),
    ("record", &[example("vierblatt record show game.json", "the game to read, round by round")]),
    (
        "record-show",
        &[
            example("vierblatt record show game.json", "the game to read, round by round"),
            example("vierblatt record show --lang it game.json", "the same in Italian"),
        ],
    ),
    (
        "verify",
        &[
            example("vierblatt verify game.json", "whether the deals were fair"),
            example(
                "vierblatt verify --json - < games.jsonl",
                "the same for a program, a line a game",
            ),
        ],
    ),
    (
        "rules",
        &[
            example("vierblatt rules komojo", "how Komojo is played"),
            example(
                "vierblatt rules joomo --form html --lang fr > joomo.html",
                "Joomo in French, to be printed by a browser",
            ),
        ],
    ),
    (
        "random",
        &[
            example(
                "vierblatt random joomo --seats 4 --seed 1 > game.json",
                "one game, the same every time",
            ),
            example(
                "vierblatt random jogo --seats 3 --count 100 -o target=50",
                "a hundred games with an option",
            ),
        ],
    ),
    (
        "arena",
        &[
            example(
                "vierblatt arena joomo --seats 4 --bots level5,greedy,greedy,greedy",
                "how strong the best bot is",
            ),
            example(
                "vierblatt arena jogo --seats 2 --bots level3 --bot 'python3 my_bot.py'",
                "your own program against a bot",
            ),
        ],
    ),
    (
        "exploit",
        &[
            example("vierblatt exploit --mini tiny", "all ways to search, on the smallest table"),
            example("vierblatt exploit --policy level5,greedy", "only these"),
        ],
    ),
    (
        "solo",
        &[example(
            "vierblatt solo deal --grade hard | vierblatt solo solve",
            "a hard deal, and how it is won",
        )],
    ),
    (
        "solo-deal",
        &[
            example("vierblatt solo deal --grade hard > deal.json", "a hard deal that can be won"),
            example(
                "vierblatt solo deal --seed 7 | vierblatt record show",
                "a deal to read and to lay out",
            ),
        ],
    ),
    (
        "solo-solve",
        &[
            example("vierblatt solo solve game.json", "whether and how the game can still be won"),
            example("vierblatt solo solve --confirm game.json", "with a second opinion"),
        ],
    ),
    (
        "solo-measure",
        &[example("vierblatt solo measure --deals 100000", "how many of so many deals can be won")],
    ),
    (
        "solo-play",
        &[example(
            "vierblatt solo play --deals 100 --orders 10",
            "a hundred deals, each in ten orders of the draw pile",
        )],
    ),
    ("bench", &[example("vierblatt bench engine joomo", "how fast Joomo's rules run here")]),
    (
        "bench-engine",
        &[
            example("vierblatt bench engine joomo --seats 4", "one game at one table"),
            example("vierblatt bench engine --json > speed.jsonl", "everything, for a program"),
        ],
    ),
    ("bench-search", &[example("vierblatt bench search komojo --seats 4", "one game, one table")]),
    (
        "bench-server",
        &[
            example(
                "vierblatt bench server --tables 1000 --mode open --rate 1",
                "a busy evening: a thousand tables, a move a second each",
            ),
            example(
                "vierblatt bench server --seconds 20 --kill 10",
                "what is lost when the server is killed: nothing",
            ),
        ],
    ),
    (
        "config",
        &[
            example("vierblatt config", "every setting and where it comes from"),
            example(
                "vierblatt config --example > ~/.config/vierblatt/config.toml",
                "a file to begin with, in which everything is a comment",
            ),
        ],
    ),
    (
        "backup",
        &[
            example("vierblatt backup games.sqlite", "copies what your own server keeps"),
            example(
                "vierblatt backup --data /var/lib/vierblatt /backup/$(date +%F).sqlite",
                "copies what a service keeps, with the day in the name",
            ),
        ],
    ),
    (
        "restore",
        &[
            example("vierblatt restore games.sqlite", "into a new data directory"),
            example(
                "vierblatt restore --data /var/lib/vierblatt --force games.sqlite",
                "in place of what a service keeps",
            ),
        ],
    ),
    (
        "completions",
        &[
            example(
                "source <(vierblatt completions bash)",
                "for this bash; as a line of ~/.bashrc, for every one",
            ),
            example(
                "vierblatt completions fish > ~/.config/fish/completions/vierblatt.fish",
                "for fish",
            ),
        ],
    ),
    (
        "man",
        &[
            example("vierblatt man | man -l -", "reads the page of the whole program"),
            example("vierblatt man --dir ~/.local/share/man/man1", "writes all pages"),
        ],
    ),
    ("help", &[example("vierblatt help solo deal", "the help of a command")]),
];
