/*
 * What the shell, packages and remotes share through the document instead of through imports: window properties, data
 * attributes (both in `document`), events and names. Types only, so it adds nothing to any bundle. A change here is a change
 * of the contract.
 */

// Not `import type`: the declarations that teams install would lose it, and with it what these files declare globally.
import './document/domTypes.ts'
import './document/sharedAttributes.ts'
import './document/sharedWindow.ts'
import './document/tagQueues.ts'

/**
 * When an island's code is loaded and hydrated. A page loads no React until the visitor interacts with it in any way, or
 * scrolls near a `visible` island. Then its `intent` islands are hydrated when the browser is idle. An `idle` island is for
 * what only scripts can know and the first view must show: with one, the page runs at once.
 */
export type Hydration = 'idle' | 'visible' | 'intent' | 'interaction' | 'never'

/**
 * Our own events, all without details. On the document: `site:page-shown` says that another page is (`window.__shown`);
 * `site:load-islands` loads every island at once, because an anchor must be reached or the page's query changed (read-only
 * islands listen for it on themselves); `site:consent-review` reopens the cookie banner. On the window: `lead:waits` says
 * that a lead was not acknowledged and is waiting in the outbox.
 */
export type SiteEvent = 'site:page-shown' | 'site:load-islands' | 'site:consent-review' | 'lead:waits'

/** On other sites that show parts of this one: a message for the visitor (`detail` is what `toastShown` takes). */
export type OutsideEvent = 'site:toast'

/** Performance marks: the shell is listening to events, and the page itself is hydrated. */
export type SharedMark = 'shell-ready' | 'hydrated'

/**
 * Names in browser storage that let one remote's copy of the lead code find what another copy stored: the visitor's contact
 * data during a visit and how the visit began (session storage), waiting leads (IndexedDB, and local storage until they are
 * there), and the answer to the question about advertising (local storage), which goes with a lead.
 * A page that continues what the visitor has begun on it in this visit stores that in session storage under its own path:
 * with it, the page does not wait for an interaction.
 */
export type SharedStorage = 'visitor' | 'leads' | 'arrivals' | 'advertising'

/**
 * CSS custom properties. `--room`, set on the root, is the height of whatever is fixed to the bottom of the window; `--link`
 * and `--soft` are the colours of links and secondary text on the surrounding background.
 */
export type SharedProperty = '--room' | '--link' | '--soft'

/**
 * What the site keeps in the state of a history entry. Code that writes one field preserves the others and the router's own.
 */
export type HistoryState = {
  /** The scroll position: a reloaded document is scrolled there before its scripts are loaded. */
  scrollTop?: number
  /**
   * The link that the visitor followed away from the page: its address, and its index among the links with that address. It
   * gets the focus back when the visitor goes back.
   */
  followed?: readonly [href: string, place: number]
  /**
   * The step of a multi-step page, each with a history entry of its own, and how many of those entries lie directly below
   * this one.
   */
  steps?: { step: number; depth: number }
  /** What the desk's list of leads is narrowed to, without the words of a search. */
  leadQuery?: Readonly<Record<string, unknown>>
}

/**
 * Ids in the document by which its parts find each other: the snapshot of the composition that rendered it, the page's
 * content, the form before a conversation, and the preview bar. Write `satisfies SharedId` where one is used.
 */
export type SharedId = 'snapshot' | 'conteudo' | 'form-whatsapp' | 'previa'

/** The entry of a document's `Server-Timing` header with the mark that its report carries. */
export type ViewMark = 'view'

/** Attributes that are set and queried by name. */
export type DataAttribute = 'data-hydrated' | 'data-touched' | 'data-resumes' | 'data-emotion'

/**
 * Selectors for each other's elements. Write the literal where it is needed, with `satisfies SharedSelector`: it is
 * type-checked and adds no bytes, unlike a constant in every bundle.
 */
export type SharedSelector =
  | '[data-island]'
  | '[data-island]:not([data-hydrated])'
  | 'main [data-section]'
  | '[data-fragment]:not([data-hydrated])'
  | 'a[data-whatsapp]'
  | '#conteudo h1'
  | 'details[data-menu][open]'
  | '[data-consent-review]'
