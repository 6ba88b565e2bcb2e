// What is told of a thing: whatever draws the thing gives the words, the page's one bubble shows
// them on hover, on focus, after a long press, and in the information mode.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Something said, and the number of the rule that it rests on. */
export interface Sentence {
  text: string;
  rule?: string | undefined;
  /** What is spoken of, drawn before the text. */
  picture?: string | undefined;
}

/** Sentences that belong together. */
export interface Passage {
  title?: string;
  /** The action that these are the consequences of: boards draw them while they are told. */
  action?: string;
  sentences: Sentence[];
}

export type Tale = () => Passage[];

const TELLING = "data-tells";
const tales = new WeakMap<Element, Tale>();

/** Let something on the page explain itself: `<span {@attach tells(() => [about("quiet")])}>`. */
export function tells(tale: Tale): Attachment {
  return (element) => {
    tales.set(element, tale);
    element.setAttribute(TELLING, "");
    return () => {
      tales.delete(element);
      element.removeAttribute(TELLING);
      untrack(() => {
        if (told.anchor === element) told.close();
      });
    };
  };
}

/** The innermost thing around an element that explains itself. */
export function tellerOf(element: EventTarget | null): Element | null {
  return element instanceof Element ? element.closest(`[${TELLING}]`) : null;
}

/** Everything on the page that explains itself. */
export function tellers(): Element[] {
  return [...document.querySelectorAll(`[${TELLING}]`)];
}

class Told {
  /** What is spoken of, and where on the page it is. */
  anchor = $state.raw<Element | null>(null);
  /** Asked for by a long press or in the information mode: stays until it is closed. */
  pinned = $state(false);
  /** The information mode, in which a click asks and does not act. */
  asking = $state(false);
  readonly passages = $derived.by(() =>
    (this.anchor ? (tales.get(this.anchor)?.() ?? []) : []).filter(
      ({ title, sentences }) => title || sentences.length > 0,
    ),
  );
  /** The action whose consequences are told now. */
  readonly action = $derived(this.passages.find(({ action }) => action)?.action ?? null);

  show(anchor: Element, pinned = false): void {
    this.anchor = anchor;
    this.pinned = pinned;
  }

  close(): void {
    this.anchor = null;
    this.pinned = false;
  }
}

export const told = new Told();
