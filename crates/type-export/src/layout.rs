//! How declarations are laid out: one field or case per line, each with its comment. What ts-rs writes has four lines
//! for a field and puts the end of one case and the beginning of the next on one.

/// A declaration as ts-rs writes it, laid out.
pub(crate) fn declaration(text: &str) -> String {
    let text = on_one_line(text);
    let Some((name, body)) = text.split_once(" = ") else { return text };
    let body = body.trim_end_matches(';').trim();
    let cases = split(body, '|');
    if cases.len() > 1 && cases.iter().any(|case| case.starts_with('{')) {
        let lines: Vec<String> = cases.iter().map(|case| format!("\n  | {case}")).collect();
        return format!("{name} ={};", lines.concat());
    }
    match body.strip_prefix('{').and_then(|inside| inside.strip_suffix('}')) {
        Some(inside) if cases.len() == 1 => {
            let fields = split(inside, ',').into_iter().map(|field| match field.split_once("*/") {
                Some((comment, field)) => format!("  {comment}*/\n  {},\n", field.trim()),
                None => format!("  {field},\n"),
            });
            format!("{name} = {{\n{}}};", fields.collect::<String>())
        }
        _ => format!("{name} = {body};"),
    }
}

/// The text on one line, comments too.
pub(crate) fn on_one_line(text: &str) -> String {
    let mut line = String::new();
    for part in text.lines().map(str::trim).filter(|part| !part.is_empty()) {
        // The lines of a comment begin with a star of their own.
        let part = part.strip_prefix("* ").unwrap_or(part);
        if !line.is_empty() && part != "*" {
            line.push(' ');
        }
        line.push_str(if part == "*" { "" } else { part });
    }
    line
}

/// Comments and what lies between them, in order.
pub(crate) fn pieces(text: &str) -> Vec<&str> {
    let mut rest = text;
    let mut all = Vec::new();
    while let Some(begin) = rest.find("/**") {
        let end = rest[begin..].find("*/").map_or(rest.len(), |end| begin + end + 2);
        all.extend([&rest[..begin], &rest[begin..end]]);
        rest = &rest[end..];
    }
    all.push(rest);
    all
}

/// Splits at this sign, but not inside brackets and comments.
fn split(text: &str, at: char) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for piece in pieces(text) {
        if piece.starts_with("/**") {
            parts.last_mut().expect("there is one").push_str(piece);
            continue;
        }
        for c in piece.chars() {
            depth += i32::from("{[(<".contains(c)) - i32::from("}])>".contains(c));
            if c == at && depth == 0 {
                parts.push(String::new());
            } else {
                parts.last_mut().expect("there is one").push(c);
            }
        }
    }
    parts.iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_and_a_case_have_a_line_each() {
        let fields =
            "type A = {\n/**\n * One, and\n * more.\n */\na: Array<[B, C]>, b: string | null, };";
        let laid =
            "type A = {\n  /** One, and more. */\n  a: Array<[B, C]>,\n  b: string | null,\n};";
        assert_eq!(declaration(fields), laid);
        let cases = "type B = { \"type\": \"x\",\n/**\n * Who.\n */\nseat: number, } | { \"type\": \"y\" };";
        let laid = "type B =\n  | { \"type\": \"x\", /** Who. */ seat: number, }\n  | { \"type\": \"y\" };";
        assert_eq!(declaration(cases), laid);
        assert_eq!(declaration("type C = \"x\" | \"y\";"), "type C = \"x\" | \"y\";");
        assert_eq!(declaration("type D = Array<C>;"), "type D = Array<C>;");
    }
}
