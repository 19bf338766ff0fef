//! Brings a page of plain data into the browser, and changes only what is another than before.
//!
//! An element that stays is never taken out, so it keeps the focus, and a change of its place can be a motion.

use std::collections::BTreeMap;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CssStyleDeclaration, Document, HtmlDialogElement, HtmlElement};

use crate::element::Element;
use crate::view::translate;

const SVG: &str = "http://www.w3.org/2000/svg";
/// Elements of a drawing, which have a name space of their own.
const DRAWN: &[&str] = &["svg", "use", "path", "polyline", "rect", "text"];
/// A card in motion is drawn above all that rest.
const ABOVE: u32 = 1_000;

/// What is in the page, and what it was made of.
#[derive(Debug)]
pub(crate) struct Dom {
    document: Document,
    parent: web_sys::Element,
    nodes: Vec<Node>,
    /// Cards that are in motion, each with its order at rest.
    moving: Vec<(HtmlElement, String)>,
    /// Cards that are carried, each with its place on the table and its order there.
    carried: Vec<(HtmlElement, String, String)>,
}

#[derive(Debug)]
struct Node {
    data: Element,
    dom: web_sys::Element,
    children: Vec<Node>,
}

impl Dom {
    /// Nothing yet, in this part of the page.
    pub(crate) const fn new(document: Document, parent: web_sys::Element) -> Self {
        Self {
            document,
            parent,
            nodes: Vec::new(),
            moving: Vec::new(),
            carried: Vec::new(),
        }
    }

    /// Shows these elements instead of those before.
    pub(crate) fn show(&mut self, page: Vec<Element>) -> Result<(), JsValue> {
        let old = std::mem::take(&mut self.nodes);
        let parent = self.parent.clone();
        self.nodes = self.bring(&parent, old, page)?;
        Ok(())
    }

    /// What moved is at rest.
    pub(crate) fn settle(&mut self) {
        for (card, order) in self.moving.drain(..) {
            let _ = card.style().set_property("z-index", &order);
        }
    }

    /// Draws the cards that are picked up so far away from their places.
    pub(crate) fn carry(&mut self, x: f32, y: f32) -> Result<(), JsValue> {
        if self.carried.is_empty() {
            let cards = self.document.query_selector_all(".card.selected")?;
            for card in (0..cards.length()).filter_map(|n| cards.get(n)) {
                let card: HtmlElement = card.unchecked_into();
                card.class_list().add_1("carried")?;
                let place = card.style().get_property_value("transform")?;
                let order = card.style().get_property_value("z-index")?;
                raise(&card.style(), &order)?;
                self.carried.push((card, place, order));
            }
        }
        let by = translate(x.round(), y.round());
        for (card, place, _) in &self.carried {
            card.style()
                .set_property("transform", &format!("{by} {place}"))?;
        }
        Ok(())
    }

    /// Lets the cards go that were carried: back to their places, unless they are given others now.
    pub(crate) fn let_go(&mut self) -> Result<(), JsValue> {
        for (card, place, order) in self.carried.drain(..) {
            card.class_list().remove_1("carried")?;
            card.style().set_property("transform", &place)?;
            self.moving.push((card, order));
        }
        Ok(())
    }

    fn bring(
        &mut self,
        parent: &web_sys::Element,
        old: Vec<Node>,
        page: Vec<Element>,
    ) -> Result<Vec<Node>, JsValue> {
        let mut old: BTreeMap<String, Node> = old
            .into_iter()
            .enumerate()
            .map(|(n, node)| (key(&node.data, n), node))
            .collect();
        let mut nodes = Vec::with_capacity(page.len());
        for (n, data) in page.into_iter().enumerate() {
            let known = old.remove(&key(&data, n));
            nodes.push(match known {
                Some(node) => self.change(node, data)?,
                None => self.create(data)?,
            });
        }
        for node in old.into_values() {
            if let Some(dialog) = node.dom.dyn_ref::<HtmlDialogElement>() {
                // A dialog that is closed gives the focus back.
                dialog.close();
            }
            node.dom.remove();
        }
        let mut next = parent.first_child();
        for node in &nodes {
            if next
                .as_ref()
                .is_some_and(|next| next.is_same_node(Some(&node.dom)))
            {
                next = node.dom.next_sibling();
            } else {
                parent.insert_before(&node.dom, next.as_ref())?;
            }
            if let Some(dialog) = node.dom.dyn_ref::<HtmlDialogElement>()
                && !dialog.open()
            {
                match node.data.attribute("data-dialog") {
                    Some("won") => dialog.show(),
                    _ => dialog.show_modal()?,
                }
            }
        }
        Ok(nodes)
    }

    fn create(&mut self, data: Element) -> Result<Node, JsValue> {
        let dom = if DRAWN.contains(&data.tag) {
            self.document.create_element_ns(Some(SVG), data.tag)?
        } else {
            self.document.create_element(data.tag)?
        };
        let empty = Element {
            tag: data.tag,
            key: data.key.clone(),
            ..Element::default()
        };
        let node = Node {
            data: empty,
            dom,
            children: Vec::new(),
        };
        self.change(node, data)
    }

    fn change(&mut self, node: Node, data: Element) -> Result<Node, JsValue> {
        let Node {
            data: old,
            dom,
            children,
        } = node;
        for (name, value) in &data.attributes {
            if old.attribute(name) != Some(value) {
                set_attribute(&dom, name, value)?;
            }
        }
        for (name, _) in &old.attributes {
            if data.attribute(name).is_none() {
                remove_attribute(&dom, name)?;
            }
        }
        let side = |element: &Element| {
            let mut classes = element.attribute("class")?.split(' ');
            (classes.next() == Some("card")).then(|| classes.next().map(str::to_owned))
        };
        if side(&old).is_some() && side(&old) != side(&data) {
            dom.class_list().add_1("turned")?;
        }
        if old.styles != data.styles {
            self.restyle(dom.unchecked_ref(), &old, &data)?;
        }
        if old.text != data.text {
            dom.set_text_content(Some(&data.text));
        }
        let mut data = data;
        let inner = std::mem::take(&mut data.children);
        let children = self.bring(&dom, children, inner)?;
        Ok(Node {
            data,
            dom,
            children,
        })
    }

    fn restyle(&mut self, dom: &HtmlElement, old: &Element, data: &Element) -> Result<(), JsValue> {
        let style = dom.style();
        let value_of = |element: &Element, name| {
            let mut styles = element.styles.iter();
            styles
                .find(|(found, _)| *found == name)
                .map(|(_, value)| value.clone())
        };
        for (name, value) in &data.styles {
            if value_of(old, *name).as_ref() != Some(value) {
                style.set_property(name, value)?;
            }
        }
        for (name, _) in &old.styles {
            if value_of(data, *name).is_none() {
                style.remove_property(name)?;
            }
        }
        let has_moved =
            !old.styles.is_empty() && value_of(old, "transform") != value_of(data, "transform");
        if let Some(order) = value_of(data, "z-index").filter(|_| has_moved) {
            raise(&style, &order)?;
            self.moving.push((dom.clone(), order));
        }
        Ok(())
    }
}

/// By what an element is known among its siblings.
fn key(data: &Element, n: usize) -> String {
    if data.key.is_empty() {
        format!("{n} {}", data.tag)
    } else {
        data.key.clone()
    }
}

fn raise(style: &CssStyleDeclaration, order: &str) -> Result<(), JsValue> {
    let order: u32 = order.parse().unwrap_or_default();
    style.set_property("z-index", &(ABOVE + order % ABOVE).to_string())
}

/// Sets an attribute; what the player may have changed is not an attribute any more but a property.
fn set_attribute(dom: &web_sys::Element, name: &str, value: &str) -> Result<(), JsValue> {
    match name {
        "checked" | "selected" => js_sys::Reflect::set(dom, &name.into(), &true.into()).map(drop),
        "value" if dom.tag_name() == "INPUT" => {
            // A value that is there already is not set again, for that would move the caret.
            let is_there = js_sys::Reflect::get(dom, &name.into())? == value;
            if !is_there {
                js_sys::Reflect::set(dom, &name.into(), &value.into())?;
            }
            Ok(())
        }
        _ => dom.set_attribute(name, value),
    }
}

fn remove_attribute(dom: &web_sys::Element, name: &str) -> Result<(), JsValue> {
    match name {
        "checked" | "selected" => js_sys::Reflect::set(dom, &name.into(), &false.into()).map(drop),
        _ => dom.remove_attribute(name),
    }
}
