//! Draws what `vierblatt solo measure --json` says, as SVG files in the folder named.
//!
//! ```text
//! vierblatt solo measure --deals 100000 --seed 1 --json > figures.json
//! cargo run -p vierblatt-solo --example plot -- docs < figures.json
//! ```

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

use serde_json::Value;

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "docs".to_owned());
    let figures: Value = serde_json::from_reader(io::stdin().lock())?;
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    let winnable = number(&figures["winnable"]).max(1.0);

    let spare = figures["spare"].as_array().into_iter().flatten().map(number).enumerate();
    let bars: Vec<_> = spare
        .filter(|(_, deals)| *deals > 0.0)
        .map(|(spare, deals)| (spare.to_string(), 100.0 * deals / winnable))
        .collect();
    let spare = chart("Cards to spare, in % of the deals that can be won", &bars);

    let jokers = figures["by_jokers"].as_array().into_iter().flatten().enumerate();
    let bars: Vec<_> = jokers
        .filter(|(_, pair)| number(&pair[0]) > 0.0)
        .map(|(jokers, pair)| (jokers.to_string(), 100.0 * number(&pair[1]) / number(&pair[0])))
        .collect();
    let jokers = chart("Deals that can be won, in %, by the jokers still to come", &bars);

    let times = ["p10", "p50", "p90", "p99", "p999", "max"];
    let bars: Vec<_> = times
        .iter()
        .map(|name| ((*name).to_owned(), number(&figures["time_us"][name]) / 1e3))
        .collect();
    // Times span five powers of ten: their logarithms are drawn, and the times written.
    let time = draw("Time for a verdict, in ms of one core (logarithmic)", &bars, |ms| {
        (ms.max(0.01) / 0.01).log10()
    });

    for (name, svg) in [("spare", spare), ("jokers", jokers), ("time", time)] {
        fs::write(Path::new(&folder).join(format!("solo-{name}.svg")), svg)?;
    }
    Ok(())
}

/// Bars as high as they say.
fn chart(title: &str, bars: &[(String, f64)]) -> String {
    draw(title, bars, |value| value)
}

fn draw(title: &str, bars: &[(String, f64)], height: impl Fn(f64) -> f64) -> String {
    const WIDTH: f64 = 640.0;
    const ROOM: f64 = 200.0;
    const FLOOR: f64 = 250.0;
    let highest = bars.iter().map(|(_, value)| height(*value)).fold(f64::MIN_POSITIVE, f64::max);
    let step = (WIDTH - 40.0) / bars.len().max(1) as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} 290\" role=\"img\" \
         aria-label=\"{title}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"{WIDTH}\" height=\"290\" fill=\"#fff\"/>\n\
         <text x=\"20\" y=\"24\" font-size=\"15\">{title}</text>\n"
    );
    for (n, (name, value)) in bars.iter().enumerate() {
        let (x, tall) = (20.0 + step * n as f64, ROOM * height(*value) / highest);
        let (middle, top) = (x + step / 2.0, FLOOR - tall);
        let label = if *value < 10.0 { format!("{value:.2}") } else { format!("{value:.1}") };
        let _ = write!(
            svg,
            "<rect x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{tall:.1}\" fill=\"#2a6f77\"/>\n\
             <text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"11\">{label}</text>\n\
             <text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{name}</text>\n",
            x + step * 0.12,
            step * 0.76,
            top - 5.0,
            FLOOR + 18.0,
        );
    }
    svg.push_str("</svg>\n");
    svg
}
