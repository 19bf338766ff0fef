//! The screens that are only read, as blocks of words that every front end sets in its own way.

use canfield_session::accounts::Account;
use canfield_session::message::Message;
use canfield_session::scene::{Dialog, Scene};

use crate::Texts;
use crate::label::Label;
use crate::tables::Row;

/// A screen to be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// Its title.
    pub title: Label,
    /// Its keys.
    pub hint: Label,
    /// The first line to be seen, where it can be scrolled.
    pub scroll: Option<u16>,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// What the next blocks are about.
    Heading(String),
    /// Whole sentences.
    Paragraph(String),
    /// What there is to say of several things.
    Rows(Vec<Row>),
    /// Lines of signs that stand one below the other.
    Drawing(Vec<String>),
    /// Room between two parts.
    Space,
}

/// How high a plot of a balance is.
const COURSE_ROWS: i64 = 5;

impl Texts {
    /// What a screen says that is only read; `None` for any other. A drawing is no wider than `n_columns` signs.
    #[must_use]
    pub fn page(&self, scene: &Scene, dialog: &Dialog, n_columns: usize) -> Option<Page> {
        let page = |title, hint, scroll, blocks| {
            Some(Page {
                title,
                hint,
                scroll,
                blocks,
            })
        };
        match dialog {
            Dialog::Help { scroll } => {
                let rows = self.help(scene.settings.keys).into_iter().map(|row| Row {
                    name: row.keys,
                    value: row.words,
                });
                let blocks = vec![Block::Rows(rows.collect())];
                page(Label::HelpTitle, Label::ScrollHint, Some(*scroll), blocks)
            }
            Dialog::Rules { scroll, variant } => {
                let mut blocks = Vec::new();
                for paragraph in self.rules_page(variant) {
                    if !blocks.is_empty() {
                        blocks.push(Block::Space);
                    }
                    blocks.push(Block::Heading(paragraph.heading));
                    blocks.push(Block::Paragraph(paragraph.text));
                    if !paragraph.drawing.is_empty() {
                        blocks.extend([Block::Space, Block::Drawing(paragraph.drawing)]);
                    }
                }
                let title = Label::RulesTitle(variant.name.clone());
                page(title, Label::ScrollHint, Some(*scroll), blocks)
            }
            Dialog::Account {
                scroll,
                name,
                account,
            } => {
                let title = Label::AccountTitle(name.clone());
                let blocks = self.account_blocks(account, n_columns);
                page(title, Label::AccountHint, Some(*scroll), blocks)
            }
            Dialog::Won if scene.is_solution_shown => {
                let n_moves = scene.n_moves;
                let told = self.message(&Message::SolvedByProgram { n_moves });
                let blocks = vec![Block::Paragraph(told)];
                page(Label::SolvedTitle, Label::WonHint, None, blocks)
            }
            Dialog::Won => {
                let blocks = vec![Block::Rows(self.won(scene))];
                page(Label::WonTitle, Label::WonHint, None, blocks)
            }
            Dialog::DealSearch { n_deals } => {
                let told = self.label(&Label::DealSearch(*n_deals));
                let blocks = vec![Block::Paragraph(told)];
                page(Label::DealSearchTitle, Label::DealSearchHint, None, blocks)
            }
            _ => None,
        }
    }

    /// The balance as a plot, and the hands that made it.
    fn account_blocks(&self, account: &Account, n_columns: usize) -> Vec<Block> {
        let mut blocks = vec![
            Block::Paragraph(self.account_balance(account)),
            Block::Space,
        ];
        let course = account.course();
        if course.len() > 1 {
            blocks.extend([
                Block::Heading(self.label(&Label::AccountCourse)),
                Block::Drawing(plot(&course, n_columns)),
                Block::Space,
            ]);
        }
        blocks.push(Block::Heading(self.label(&Label::AccountHands)));
        let hands = self.account_hands(account);
        blocks.extend(hands.into_iter().map(Block::Paragraph));
        blocks
    }
}

/// A balance over time in signs that every screen has: one column for each hand, or for several where there are many.
/// Beside the highest and the lowest row stands the balance there.
fn plot(course: &[i64], n_columns: usize) -> Vec<String> {
    let (Some(&high), Some(&low)) = (course.iter().max(), course.iter().min()) else {
        return Vec::new();
    };
    let scale = [high, low].map(|balance| balance.to_string());
    let n_scale = scale.iter().map(String::len).max().unwrap_or(0);
    let n_columns = n_columns.saturating_sub(n_scale + 1).clamp(1, course.len());
    let reach = (high - low).max(1);
    let columns: Vec<i64> = (0..n_columns)
        .map(|column| course[(column + 1) * course.len() / n_columns - 1])
        .map(|balance| (high - balance) * (COURSE_ROWS - 1) / reach)
        .collect();
    let rows = (0..COURSE_ROWS).map(|row| {
        let scale = match row {
            0 => &*scale[0],
            _ if row == COURSE_ROWS - 1 => &*scale[1],
            _ => "",
        };
        let signs = columns.iter().map(|&at| if at == row { '*' } else { ' ' });
        format!("{scale:>n_scale$} {}", signs.collect::<String>())
    });
    rows.collect()
}
