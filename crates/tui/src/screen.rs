//! The terminal: keys, mouse and resizing come in, frames go out, and it is left as it was found.

use std::io;
use std::sync::Once;
use std::time::{Duration, Instant};

use crossterm::event::{
    DisableMouseCapture, EnableMouseCapture, Event, EventStream, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use crossterm::execute;
use futures_util::StreamExt;
use ratatui::DefaultTerminal;
use ratatui::layout::Position;

use vierblatt_client::{LinkState, Press, Session};

use crate::draw::{Areas, Look, draw, set_up};
use crate::plain::interrupted;
use crate::setup::{Decision, SetUp};

/// How often clocks are redrawn.
const TICK: Duration = Duration::from_millis(100);

/// The terminal while it is ours.
struct Screen {
    terminal: DefaultTerminal,
    events: EventStream,
}

impl Screen {
    fn open() -> io::Result<Self> {
        static HOOK: Once = Once::new();
        // Also if the program panics, the terminal must be usable again: ratatui's own hook forgets the mouse.
        HOOK.call_once(|| {
            let former = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                let _ = execute!(io::stdout(), DisableMouseCapture);
                former(panic);
            }));
        });
        let terminal = ratatui::try_init()?;
        execute!(io::stdout(), EnableMouseCapture)?;
        Ok(Screen { terminal, events: EventStream::new() })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Nothing more can be done if this fails.
        let _ = execute!(io::stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}

/// Plays until the player leaves or the table is gone.
pub(crate) async fn play(session: &mut Session, look: Look) -> io::Result<()> {
    let mut screen = Screen::open()?;
    let mut tick = tokio::time::interval(TICK);
    let mut is_new = true;
    let mut areas = Areas::default();
    let stop = interrupted();
    tokio::pin!(stop);
    loop {
        if is_new {
            let model = &session.model;
            screen.terminal.draw(|frame| areas = draw(frame, model, look, Instant::now()))?;
            session.model.page = areas.page;
            session.model.painted(Instant::now());
        }
        if let LinkState::Closed(_) = session.model.link {
            return Ok(());
        }
        tokio::select! {
            () = &mut stop => return Ok(()),
            events = session.next() => match events {
                Some(events) => {
                    session.hear(events);
                    is_new = true;
                }
                None => return Ok(()),
            },
            event = screen.events.next() => match event {
                Some(Ok(event)) => {
                    is_new = true;
                    if let Some(press) = press(&event, &areas)
                        && !session.press(press)
                    {
                        return Ok(());
                    }
                }
                // The terminal is gone.
                Some(Err(_)) | None => return Ok(()),
            },
            _ = tick.tick() => {
                let now = Instant::now();
                is_new = session.model.clock_left(now).is_some() || session.model.race_left(now).is_some();
            }
        }
    }
}

/// Asks what to play.
pub(crate) async fn ask_for_table(form: &mut SetUp, look: Look) -> io::Result<Decision> {
    let mut screen = Screen::open()?;
    let stop = interrupted();
    tokio::pin!(stop);
    loop {
        let mut areas = Areas::default();
        screen.terminal.draw(|frame| areas = set_up(frame, form, look))?;
        tokio::select! {
            () = &mut stop => return Ok(Decision::Leave),
            event = screen.events.next() => {
                let Some(Ok(event)) = event else { return Ok(Decision::Leave) };
                if let Some(decision) = press(&event, &areas).and_then(|press| form.press(&press)) {
                    return Ok(decision);
                }
            }
        }
    }
}

/// What an event means, given what is where.
fn press(event: &Event, areas: &Areas) -> Option<Press> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => of_key(key),
        Event::Mouse(mouse) => of_mouse(mouse, areas),
        _ => None,
    }
}

fn of_key(key: &KeyEvent) -> Option<Press> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return matches!(key.code, KeyCode::Char('c' | 'd')).then_some(Press::Interrupt);
    }
    Some(match key.code {
        KeyCode::Left => Press::LEFT,
        KeyCode::Right => Press::RIGHT,
        KeyCode::Up => Press::UP,
        KeyCode::Down => Press::DOWN,
        KeyCode::Tab => Press::NEXT,
        KeyCode::BackTab => Press::PREVIOUS,
        KeyCode::Enter => Press::Enter,
        KeyCode::Esc => Press::Escape,
        KeyCode::Backspace | KeyCode::Delete => Press::Erase,
        KeyCode::PageUp => Press::Page(-1),
        KeyCode::PageDown => Press::Page(1),
        KeyCode::Char(letter) => Press::Char(letter),
        _ => return None,
    })
}

fn of_mouse(mouse: &MouseEvent, areas: &Areas) -> Option<Press> {
    let at = Position::new(mouse.column, mouse.row);
    match mouse.kind {
        MouseEventKind::ScrollUp => Some(Press::Wheel(-1)),
        MouseEventKind::ScrollDown => Some(Press::Wheel(1)),
        MouseEventKind::Down(MouseButton::Left) => {
            // Cards may overlap: the one drawn last lies on top.
            let spot = areas.spots.iter().rev().find(|(area, _)| area.contains(at));
            let item = areas.items.iter().find(|(area, _)| area.contains(at));
            let seat = areas.seats.iter().find(|(area, _)| area.contains(at));
            spot.map(|(_, key)| Press::Spot(key.clone()))
                .or(item.map(|(_, nth)| Press::Item(*nth)))
                .or(seat.map(|(_, seat)| Press::Seat(*seat)))
        }
        _ => None,
    }
}
