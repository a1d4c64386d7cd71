//! One or two examples for every command. A test of the program runs each of them. The games they name are
//! only examples: a new game needs none here.

/// A command line and what it does.
pub struct Example {
    /// What to type.
    pub command: &'static str,
    /// What that does, in English.
    pub says: &'static str,
    /// How the test tries it.
    pub tried: Tried,
}

/// How a test tries an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    /// As it is.
    AsItIs,
    /// With smaller numbers, because it would take long: the same command with at least the same options.
    As(&'static str),
    /// It is only read, because it runs until it is stopped or needs somebody else's server.
    Read,
}

/// The examples of a command by its path: `bench-server`.
pub(crate) fn of(path: &str) -> &'static [Example] {
    ALL.iter().find(|(of, _)| *of == path).map_or(&[], |(_, examples)| examples)
}

const fn example(command: &'static str, says: &'static str) -> Example {
    Example { command, says, tried: Tried::AsItIs }
}

/// An example that takes long, and how it is tried instead.
const fn long(command: &'static str, says: &'static str, tried: &'static str) -> Example {
    Example { command, says, tried: Tried::As(tried) }
}

/// An example that runs until it is stopped.
const fn endless(command: &'static str, says: &'static str) -> Example {
    Example { command, says, tried: Tried::Read }
}

/// All of them.
pub const ALL: &[(&str, &[Example])] = &[
    (
        "vierblatt",
        &[
            endless("vierblatt", "opens the table on port 8080"),
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
            endless("vierblatt serve --port 9000", "opens the table on a different port"),
            endless(
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
            endless("vierblatt play http://localhost:8080/t/ABC234", "at a table, by its link"),
            example("vierblatt play --resume", "continues the game that was left"),
        ],
    ),
    (
        "referee",
        &[
            example("vierblatt referee game.json", "every state of the game, with all legal moves"),
            example("vierblatt referee --quiet < games.jsonl", "only one verdict per game"),
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
                "the same for a program, one line per game",
            ),
        ],
    ),
    (
        "review",
        &[
            long(
                "vierblatt review game.json",
                "what was well played in this game, and what was luck",
                "vierblatt review --depth quick --seat 1 game.json",
            ),
            long(
                "vierblatt review --seat 1 --json < game.json",
                "only the first seat, for a program",
                "vierblatt review --depth quick --seat 1 --json < game.json",
            ),
        ],
    ),
    (
        "puzzles",
        &[long(
            "vierblatt puzzles joomo --count 10 --seed 1 > puzzles.jsonl",
            "ten puzzles, each time the same",
            "vierblatt puzzles joomo --count 0 --seed 1 > puzzles.jsonl",
        )],
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
                "vierblatt random jogo --seats 3 --count 100 -o extra_turn=full",
                "a hundred games with an option",
            ),
        ],
    ),
    (
        "arena",
        &[
            long(
                "vierblatt arena joomo --seats 4 --bots level5,greedy,greedy,greedy",
                "how strong the best bot is",
                "vierblatt arena joomo --seats 4 --bots level5,greedy,greedy,greedy --deals 1 --iterations 10",
            ),
            long(
                "vierblatt arena jogo --seats 2 --bots level3 --bot 'python3 my_bot.py'",
                "your own program against a bot",
                "vierblatt arena jogo --seats 2 --bots level3 --bot 'python3 my_bot.py' --deals 1 --iterations 10",
            ),
        ],
    ),
    (
        "exploit",
        &[
            long(
                "vierblatt exploit --mini tiny",
                "all ways to search, on the smallest table",
                "vierblatt exploit --mini tiny --rounds 4 --iterations 2 --seeds 1",
            ),
            long(
                "vierblatt exploit --policy level5,greedy",
                "only these",
                "vierblatt exploit --policy level5,greedy --mini tiny --rounds 4 --iterations 2 --seeds 1",
            ),
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
        &[long(
            "vierblatt solo measure --deals 100000",
            "how many of 100,000 deals can be won",
            "vierblatt solo measure --deals 10",
        )],
    ),
    (
        "solo-play",
        &[long(
            "vierblatt solo play --deals 100 --orders 10",
            "a hundred deals, each in ten orders of the draw pile",
            "vierblatt solo play --deals 4 --orders 2",
        )],
    ),
    (
        "bench",
        &[long(
            "vierblatt bench engine joomo",
            "how fast Joomo's rules run here",
            "vierblatt bench engine joomo --seconds 0.001 --runs 1",
        )],
    ),
    (
        "bench-engine",
        &[
            long(
                "vierblatt bench engine joomo --seats 4",
                "one game at one table",
                "vierblatt bench engine joomo --seats 4 --seconds 0.001 --runs 1",
            ),
            long(
                "vierblatt bench engine --json > speed.jsonl",
                "everything, for a program",
                "vierblatt bench engine --json --seconds 0.001 --runs 1 > speed.jsonl",
            ),
        ],
    ),
    (
        "bench-search",
        &[long(
            "vierblatt bench search komojo --seats 4",
            "one game, one table",
            "vierblatt bench search komojo --seats 4 --seconds 0.001 --runs 1",
        )],
    ),
    (
        "bench-server",
        &[
            long(
                "vierblatt bench server --tables 1000 --mode open --rate 1",
                "a busy evening: a thousand tables with one move per second each",
                "vierblatt bench server --tables 3 --mode open --rate 20 --seconds 0.2 --warmup 0.1",
            ),
            long(
                "vierblatt bench server --seconds 20 --kill 10",
                "what is lost when the server is killed: nothing",
                "vierblatt bench server --tables 3 --seconds 0.4 --kill 0.2 --warmup 0.1",
            ),
        ],
    ),
    (
        "bench-flood",
        &[long(
            "vierblatt bench flood --idle 2000 --slow 2000",
            "four thousand connections that do nothing keep nobody out",
            "vierblatt bench flood --idle 20 --slow 20 --seconds 0.2",
        )],
    ),
    (
        "bench-cluster",
        &[endless(
            "vierblatt bench cluster --database postgres://localhost/trial --bus nats://localhost --faults 10",
            "three servers, ten faults: nothing is lost",
        )],
    ),
    (
        "config",
        &[
            example("vierblatt config", "every setting and where it comes from"),
            example(
                "vierblatt config --example > ~/.config/vierblatt/config.toml",
                "a file to start from, in which everything is a comment",
            ),
        ],
    ),
    (
        "backup",
        &[
            example("vierblatt backup games.sqlite", "copies the games of your own server"),
            example(
                "vierblatt backup --data /var/lib/vierblatt /backup/$(date +%F).sqlite",
                "copies the games of a service, with the date in the name",
            ),
        ],
    ),
    (
        "restore",
        &[
            example("vierblatt restore games.sqlite", "into a new data directory"),
            example(
                "vierblatt restore --data /var/lib/vierblatt --force games.sqlite",
                "in place of the games of a service",
            ),
        ],
    ),
    (
        "check",
        &[
            example("vierblatt check", "checks the games of your own server"),
            example(
                "vierblatt check --database games.sqlite --json",
                "checks a backup, for a program",
            ),
        ],
    ),
    ("book", &[example("vierblatt book list", "the books of your own server")]),
    (
        "book-list",
        &[
            example("vierblatt book list", "the books of your own server"),
            endless(
                "vierblatt book list --database postgres://vierblatt@localhost/games --json",
                "those in a database server, for a program",
            ),
        ],
    ),
    (
        "book-export",
        &[
            example("vierblatt book export Thursday > thursday.jsonl", "the whole book of a group"),
            example(
                "vierblatt book export Thursday --form csv > thursday.csv",
                "its points, for a spreadsheet",
            ),
        ],
    ),
    (
        "book-import",
        &[example("vierblatt book import thursday.jsonl", "brings it back, with a new link")],
    ),
    (
        "book-check",
        &[
            example("vierblatt book check", "checks all books of your own server"),
            example(
                "vierblatt book check Thursday --data /var/lib/vierblatt --json",
                "one book of a service, for a program",
            ),
        ],
    ),
    (
        "migrate",
        &[
            endless(
                "vierblatt migrate --from sqlite:/var/lib/vierblatt --to postgres://vierblatt@localhost/games",
                "into a database server; prefer a password in PGPASSWORD",
            ),
            endless(
                "vierblatt migrate --from postgres://vierblatt@localhost/games --to sqlite:games",
                "and back into a new directory",
            ),
            example(
                "vierblatt migrate --from sqlite:/var/lib/vierblatt --to sqlite:games",
                "into another directory",
            ),
        ],
    ),
    (
        "page",
        &[
            example("vierblatt page --out /var/www/cards", "for nginx, with deploy/static.conf"),
            example(
                "vierblatt page --out /var/www/html/cards --base /cards/ --server https://cards.example",
                "in a folder, with friends' tables elsewhere",
            ),
        ],
    ),
    (
        "completions",
        &[
            example(
                "source <(vierblatt completions bash)",
                "for this bash; as a line in ~/.bashrc, for every bash",
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
            example("vierblatt man | man -l -", "shows the page of the whole program"),
            example("vierblatt man --dir ~/.local/share/man/man1", "writes all pages"),
        ],
    ),
    ("help", &[example("vierblatt help solo deal", "the help of a command")]),
];
