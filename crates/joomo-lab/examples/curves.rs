//! Draws what `learn` wrote as a picture (SVG).
//!
//! ```text
//! cargo run -p vierblatt-joomo-lab --example curves -- TITLE NAME=curve.tsv … > picture.svg
//! ```

use std::error::Error;
use std::fmt::Write;
use std::fs;

/// The picture, and the part of it with the curves.
const SIZE: (f64, f64) = (640.0, 320.0);
const LEFT: f64 = 52.0;
const RIGHT: f64 = 520.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 270.0;
const COLOURS: [&str; 4] = ["#2a6f77", "#b5482f", "#6b5b95", "#7a7a7a"];

/// Millions of decisions, and points per round.
type Point = (f64, f64);

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let title = arguments.next().ok_or("usage: curves TITLE NAME=FILE …")?;
    let mut curves = Vec::new();
    for argument in arguments {
        let (name, file) = argument.split_once('=').ok_or("curves are written NAME=FILE")?;
        curves.push((name.to_owned(), read(&fs::read_to_string(file)?)));
    }
    print!("{}", picture(&title, &curves)?);
    Ok(())
}

/// The second and the third column: decisions and exploitability.
fn read(text: &str) -> Vec<Point> {
    let point = |line: &str| {
        let mut columns = line.split('\t').skip(1);
        let decisions: f64 = columns.next()?.parse().ok()?;
        Some((decisions / 1e6, columns.next()?.parse().ok()?))
    };
    text.lines().filter_map(point).collect()
}

fn picture(title: &str, curves: &[(String, Vec<Point>)]) -> Result<String, std::fmt::Error> {
    let all = || curves.iter().flat_map(|(_, points)| points);
    let widest = all().map(|point| point.0).fold(1.0, f64::max);
    let highest = (all().map(|point| point.1).fold(0.1, f64::max) * 5.0).ceil() / 5.0;
    let x = |decisions: f64| LEFT + (RIGHT - LEFT) * decisions / widest;
    let y = |points: f64| BOTTOM - (BOTTOM - TOP) * points / highest;
    let (width, height) = SIZE;
    let mut svg = String::new();
    writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         aria-label=\"{title}\" font-family=\"sans-serif\" font-size=\"13\">"
    )?;
    writeln!(svg, "<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>")?;
    writeln!(svg, "<text x=\"20\" y=\"24\" font-size=\"15\">{title}</text>")?;
    let steps = (highest * 5.0).round() as u32;
    for step in 0..=steps {
        let points = f64::from(step) / 5.0;
        let at = y(points);
        writeln!(
            svg,
            "<path d=\"M{LEFT} {at:.1}H{RIGHT}\" stroke=\"#ddd\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" \
             font-size=\"11\">{points:.1}</text>",
            LEFT - 6.0,
            at + 4.0
        )?;
    }
    for step in 0..=4 {
        let decisions = widest * f64::from(step) / 4.0;
        writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"11\">{decisions:.1}</text>",
            x(decisions),
            BOTTOM + 18.0
        )?;
    }
    writeln!(svg, "<text x=\"{LEFT}\" y=\"{}\">millions of decisions</text>", BOTTOM + 38.0)?;
    for (n, (name, points)) in curves.iter().enumerate() {
        let colour = COLOURS[n % COLOURS.len()];
        let line: Vec<String> =
            points.iter().map(|point| format!("{:.1} {:.1}", x(point.0), y(point.1))).collect();
        let line = line.join("L");
        writeln!(
            svg,
            "<path d=\"M{line}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>"
        )?;
        let last = points.last().map_or(String::new(), |point| format!(" {:.2}", point.1));
        let at = TOP + 20.0 * n as f64;
        writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{at:.1}\" fill=\"{colour}\">{name}{last}</text>",
            RIGHT + 10.0
        )?;
    }
    writeln!(svg, "</svg>")?;
    Ok(svg)
}
