/*
 * What the shell, packages and remotes share through the document instead of through imports: window properties, events and
 * data attributes. Types only, so it adds nothing to any bundle. A change here is a change of the contract.
 */

import type { Placement } from './release/Fragment.ts'

/**
 * When an island's code is loaded and hydrated. A page loads no React until the visitor interacts with it in any way, or
 * scrolls near a `visible` island. Then its `intent` islands are hydrated when the browser is idle. An `idle` island is for
 * what only scripts can know and the first view must show: with one, the page runs at once.
 */
export type Hydration = 'idle' | 'visible' | 'intent' | 'interaction' | 'never'

declare global {
  /**
   * Only while a page is rendered on the server: records a fragment's place, and returns the fragment if it is rendered already.
   */
  var __place: ((placement: Placement) => string | undefined) | undefined

  interface Window {
    /**
     * Clicks on islands whose code was not loaded yet, queued by the inline loader. `listening` is set once the shell itself
     * handles links to WhatsApp.
     */
    __clicks?: Set<Element> & { listening?: true }
    /**
     * Loads the scripts that a page in reading mode holds back until the visitor does something. Present only in that mode.
     */
    __reading?: (() => void) | undefined
    /**
     * Set once the shell shows the page of each history entry. Until then the inline loader answers steps through the history.
     */
    __navigates?: true
    /**
     * Global names of the containers whose page or fragments are shown: style sheets of others are not in force. Absent on
     * other sites.
     */
    __shown?: readonly string[]
    /**
     * What React may have to replace: the dialogs, the fields into which the visitor has entered something, and the element
     * with the focus; and how far the page is scrolled.
     */
    __entered?: undefined | { elements: Set<Element>; focused?: HTMLElement | undefined; top: number }
    /** Something else than this site has changed the document before it was hydrated. */
    __changed?: true
    /** The server has acknowledged a form of this page. */
    __acknowledged?: true
    /** Failures that the inline loader has recorded until the code that reports them is loaded. */
    __failures?: Event[]
    /**
     * Sections by name as the server rendered them: the document's own nodes, and after a client-side navigation the HTML of
     * the page that was navigated to.
     */
    __sections?: Pick<ReadonlyMap<string, string | readonly Node[]>, 'get'>
    /**
     * Leads that the database does not have yet, or has refused. On the window because each remote brings its own copy of the
     * outbox.
     */
    __leads?: { key: string }[]
    /**
     * The server's signed record of when the visitor began to fill in a form. `at` is a `performance.now()` time, which a
     * change of the system clock does not affect.
     */
    __leadToken?: { value: string; at: number } | 'asked'
    /**
     * Trusted Types, as far as they are used here; absent in browsers without them. TypeScript's DOM library does not
     * declare them.
     */
    trustedTypes?: {
      createPolicy(name: 'default' | 'analytics', rules: TrustedTypeRules): TrustedTypePolicy
      readonly defaultPolicy: TrustedTypePolicy | null
    }
    /**
     * The federation runtime that containers use instead of one of their own. The name is prescribed by the
     * `externalRuntime` option.
     */
    _FEDERATION_RUNTIME_CORE?: object
    /**
     * Development only: React Refresh, which re-renders components when their code changes. One instance for the shell and
     * all remotes.
     */
    __refreshRuntime?: { performReactRefresh(): void }
    /** The command queue of Google's tag, including commands queued before it was loaded. */
    dataLayer?: unknown[]
    /** The command queue of Meta's pixel, under the two names that its script looks for. */
    fbq?: MetaQueue | undefined
    _fbq?: MetaQueue | undefined
    /**
     * Only while a release is checked in a browser: islands as the server sent them. If hydration fails, the content has
     * been replaced.
     */
    __islands?: ReadonlyMap<Element, { name: string; content: Element | null }>
    /** Only there, too: true when the page's code threw an error that nothing caught. */
    __hasThrown?: true
    /** Only there, too: how often in a row a component has updated itself in an effect; and one that never stops. */
    __updates?: number
    __endlessEffect?: { name: string; component: unknown }
    /**
     * Only while a page's budget is measured: deferred idle callbacks, and the browser's own
     * `requestIdleCallback`.
     */
    __idleWork?: { deferred: (IdleRequestCallback | undefined)[]; schedule: Window['requestIdleCallback'] }
  }

  /** What Meta's script takes over: it answers what was queued, and sets `callMethod` for what comes later. */
  interface MetaQueue {
    (...command: readonly unknown[]): void
    callMethod?: (...command: readonly unknown[]) => void
    queue: (readonly unknown[])[]
    push: unknown
    loaded: boolean
    version: string
  }

  interface Navigator {
    /** https://w3c.github.io/gpc/#javascript-property-to-detect-preference */
    readonly globalPrivacyControl?: boolean
  }

  /** The browser calls the default policy with the type's name; a direct call passes none. Null rejects the value. */
  interface TrustedTypeRules {
    createHTML?(text: string, type?: string): string | null
    createScriptURL?(address: string, type?: string): string | null
  }

  /** What a policy has approved: opaque objects that the browser's sinks accept instead of strings. */
  interface TrustedTypePolicy {
    createHTML(text: string): TrustedHTML
    createScriptURL(address: string): TrustedScriptURL
  }

  interface TrustedScriptURL {
    toString(): string
  }

  interface DOMStringMap {
    island?: Hydration | 'page' | 'fragment'
    fragment?: string
    props?: string
    section?: string
    hydrated?: ''
    touched?: ''
    whatsapp?: ''
    then?: string
    /** On a button: the id of the dialog that it opens. */
    opens?: string
    /** On such a dialog: the page stays in use beside it. */
    modeless?: ''
    /** On a form: only its code can answer it, and the browser leaves it alone until then. */
    waits?: ''
    /** On a navigation item that links to an anchor: the page that it also represents. */
    page?: string
    /** On a script that the inline loader or the shell has requested. */
    state?: 'load' | 'error'
    /** On a form that has been sent: messages that come later move nothing. */
    late?: ''
  }
}

declare module 'react' {
  interface HTMLAttributes<T> {
    /**
     * An island with code of its own; `page` is the page that contains all the others, `fragment` a fragment of another remote
     * in it, which has a React root of its own.
     */
    'data-island'?: Hydration | 'page' | 'fragment'
    /** Name of such a fragment, and its props as JSON. */
    'data-fragment'?: string
    'data-props'?: string
    /** Name of a read-only island, unique on its page. */
    'data-section'?: string
    /** Starts the WhatsApp flow with the text of the link's address. */
    'data-whatsapp'?: ''
    /** Id of the section that a WhatsApp link also scrolls to. */
    'data-then'?: string
    /** Id of the dialog that a button opens before it is hydrated. */
    'data-opens'?: string | undefined
    /** On such a dialog: the page stays in use beside it. */
    'data-modeless'?: ''
    /** On a form: only its code can answer it. */
    'data-waits'?: ''
    /** The page that a navigation item represents if its link leads to an anchor. */
    'data-page'?: string | undefined
    /** The mobile menu, which closes on navigation. */
    'data-menu'?: boolean
    /** What a remote's own animation rules apply to (`useMotion`). */
    'data-move'?: string | undefined
    /** Reopens the cookie banner. */
    'data-consent-review'?: boolean | ''
  }
}

/**
 * Our own events, all without details. On the document: `site:page-shown` says that another page is (`window.__shown`);
 * `site:load-islands` loads every island at once, because an anchor
 * must be reached or the page's query changed (read-only islands listen for it on themselves); `site:consent-review` reopens
 * the cookie banner. On the window: `lead:waits` says that a lead was not acknowledged and is waiting in the outbox.
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
}

/**
 * Ids in the document by which its parts find each other: the snapshot of the composition that rendered it, the page's
 * content, the form before a conversation, and the preview bar. Write `satisfies SharedId` where one is used.
 */
export type SharedId = 'snapshot' | 'conteudo' | 'form-whatsapp' | 'previa'

/** The entry of a document's `Server-Timing` header with the mark that its report carries. */
export type ViewMark = 'view'

/** Attributes that are set and queried by name. */
export type DataAttribute = 'data-hydrated' | 'data-touched'

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
