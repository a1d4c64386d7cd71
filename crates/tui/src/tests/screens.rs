//! Screens as people see them.

use std::time::Instant;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::Color;
use serde_json::json;
use vierblatt_catalog::IDS;
use vierblatt_client::{Model, Panel, Press, Session, any_game};
use vierblatt_protocol::Settings;
use vierblatt_texts::Language;

use super::whole_games::{sit, until, wait_for, wanted};
use crate::draw::{Areas, Look, draw, set_up};
use crate::setup::SetUp;

const LOOK: Look = Look { ascii: false, colour: true };

fn shown(model: &Model, look: Look, wide: u16, high: u16) -> (Buffer, Areas) {
    let mut terminal = Terminal::new(TestBackend::new(wide, high)).expect("a screen");
    let mut areas = Areas::default();
    terminal.draw(|frame| areas = draw(frame, model, look, Instant::now())).expect("it is drawn");
    (terminal.backend().buffer().clone(), areas)
}

fn text(buffer: &Buffer) -> String {
    let rows = buffer.content.chunks(usize::from(buffer.area.width));
    rows.map(|row| row.iter().map(Cell::symbol).collect::<String>() + "\n").collect()
}

fn is_plain(buffer: &Buffer) -> bool {
    buffer.content.iter().all(|cell| cell.symbol().is_ascii())
}

/// A game among bots in which the player is asked.
async fn asked(
    game: &str,
    folder: &std::path::Path,
    language: Language,
) -> (vierblatt_offline::LocalServer, Session) {
    let (fewest, most) = any_game(game).expect("a game").seats();
    let seats = fewest.max(3).min(most);
    let (server, mut session) = sit(folder, &wanted(game, seats, json!({})), language).await;
    until(&mut session, Model::is_asked).await;
    (server, session)
}

#[test]
fn every_game_shows_what_is_asked_and_what_can_be_done_in_every_size() {
    wait_for(async {
        for (game, language) in IDS.iter().zip(Language::ALL.iter().cycle()) {
            let folder = tempfile::tempdir().expect("a folder");
            let (server, session) = asked(game, folder.path(), *language).await;
            let model = &session.model;
            for (wide, high) in [(80, 24), (120, 40), (60, 18), (200, 60)] {
                let (buffer, areas) = shown(model, LOOK, wide, high);
                let text = text(&buffer);
                let prompt = model.prompt();
                let first = prompt.split(' ').next().unwrap_or_default();
                assert!(text.contains(first), "{game} {wide}x{high}: {prompt}\n{text}");
                let listed = model.drawn.actions.len().min(3);
                assert!(areas.items.len() >= listed, "{game} {wide}x{high}\n{text}");
                let spots =
                    model.drawn.scene.zones.iter().map(|zone| zone.spots.len()).sum::<usize>();
                if (wide, high) != (60, 18) {
                    let visible = areas.spots.iter().filter(|(area, _)| area.area() > 0);
                    assert!(
                        visible.count() >= spots,
                        "{game} {wide}x{high}: cards are cut off\n{text}"
                    );
                }
                assert!(!text.contains("tui-") && !text.contains(&format!("{game}-")), "{text}");
            }
            server.close().await;
        }
    });
}

#[test]
fn without_colour_and_without_signs_everything_is_still_told_apart() {
    wait_for(async {
        for game in IDS {
            let folder = tempfile::tempdir().expect("a folder");
            let (server, mut session) = asked(game, folder.path(), Language::De).await;
            let bare = Look { ascii: true, colour: false };
            let (before, _) = shown(&session.model, bare, 80, 24);
            assert!(is_plain(&before), "{}", text(&before));
            let has_colour = before
                .content
                .iter()
                .any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset);
            assert!(!has_colour, "{game} shows a colour");
            let touched = session
                .model
                .drawn
                .actions
                .iter()
                .find(|action| !action.touches.is_empty())
                .cloned();
            if let Some(action) = touched {
                session.model.choosing.focus = Some(action.touches[0].clone());
                session.press(Press::Char(' '));
                let (after, _) = shown(&session.model, bare, 80, 24);
                assert_ne!(
                    text(&before),
                    text(&after),
                    "{game}: what is chosen looks like what is not"
                );
            }
            server.close().await;
        }
    });
}

#[test]
fn panels_open_over_the_table_and_a_small_window_says_so() {
    wait_for(async {
        let folder = tempfile::tempdir().expect("a folder");
        let (server, mut session) = asked("joomo", folder.path(), Language::En).await;
        for (key, panel, words) in
            [('?', Panel::Help, "Space"), ('l', Panel::Log, "deals"), ('p', Panel::Scores, "Total")]
        {
            session.press(Press::Char(key));
            assert_eq!(session.model.panel, panel);
            let (buffer, areas) = shown(&session.model, LOOK, 80, 24);
            assert!(text(&buffer).contains(words), "{}", text(&buffer));
            assert!(areas.spots.is_empty(), "what is covered cannot be clicked");
            session.press(Press::Escape);
            assert_eq!(session.model.panel, Panel::None);
        }
        let (small, _) = shown(&session.model, LOOK, 50, 10);
        assert!(text(&small).contains("not enough room"), "{}", text(&small));
        shown(&session.model, LOOK, 1, 1);
        server.close().await;
    });
}

#[test]
fn the_form_shows_every_line_in_the_smallest_window() {
    for language in Language::ALL {
        let mut form = SetUp::new(language, Settings::default(), None);
        for game in 0..form.games.len() {
            form.choose_game(game);
            let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
            let mut areas = Areas::default();
            terminal.draw(|frame| areas = set_up(frame, &form, LOOK)).expect("it is drawn");
            assert_eq!(
                areas.items.len(),
                form.fields().len(),
                "{language} {}",
                form.any_game().name()
            );
            let text = text(terminal.backend().buffer());
            let (label, _) = form.line(*form.fields().last().expect("a line"));
            assert!(text.contains(&label) && text.contains(form.any_game().name()), "{text}");
        }
    }
}
