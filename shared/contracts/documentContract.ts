/*
 * What shell, packages and remotes share through the document instead of through imports: properties of the window,
 * events and data attributes. Types alone, so it is in no bundle; a change here is a change of the contract.
 */

/**
 * When an island's code is loaded and hydrated. `intent` is `idle` for a part that can wait until the visitor does something
 * on the page, whatever it is: a page without `idle` and `visible` parts loads no React before that.
 */
export type Hydration = 'idle' | 'visible' | 'intent' | 'interaction' | 'never'

declare global {
  interface Window {
    /**
     * Clicks on parts that had no code yet and on WhatsApp links, queued by the inline loader, which keeps this one set.
     * `linksHeard` is set when the shell hears those links itself.
     */
    __clicks?: Set<Element> & { linksHeard?: true }
    /** Asks for the scripts that an open page waits with until the visitor does something; there as long as it waits. */
    __reading?: (() => void) | undefined
    /** Failures, noted by the inline loader until there is something that reports them. */
    __failures?: Event[]
    /** Read-only sections of the page that is being navigated to, by name, as the server rendered them. */
    __sections?: ReadonlyMap<string, string>
    /** Leads that could not be stored. On the window, because each remote brings its own copy of the outbox. */
    __leads?: { key: string }[]
    /** The server's signed note of when the visitor began to fill in a form; `at` is by `performance.now()`, which no change of the clock moves. */
    __leadToken?: { value: string; at: number } | 'asked'
    /** Trusted Types, as far as they are used; absent in browsers without them. TypeScript's own library has no types of them. */
    trustedTypes?: {
      createPolicy(name: 'default' | 'analytics', rules: TrustedTypeRules): TrustedTypePolicy
      readonly defaultPolicy: TrustedTypePolicy | null
    }
    /** What containers take instead of a federation runtime of their own: the name that its option `externalRuntime` expects. */
    _FEDERATION_RUNTIME_CORE?: object
    /** While developing: what components are made anew with when their code changes. One for the shell and all remotes. */
    __refreshRuntime?: { performReactRefresh(): void }
    /** Google's tag reads its commands here, also those that were queued before it was loaded. */
    dataLayer?: unknown[]
    /** Where a release is tried in a browser: islands as the server sent them. One that fails has another content in its place. */
    __islands?: ReadonlyMap<Element, { name: string; content: Element | null }>
    /** There, too: true when code of the page has thrown something that nothing has caught. */
    __hasThrown?: true
    /** Where a page is counted: what waits until the browser is idle, and how the browser itself is asked for that. */
    __idleWork?: { held: (IdleRequestCallback | undefined)[]; begin: Window['requestIdleCallback'] }
  }

  /** The browser calls the default policy with the type's name, code that asks by itself without. Null is a refusal. */
  interface TrustedTypeRules {
    createHTML?(text: string, type?: string): string | null
    createScriptURL?(address: string, type?: string): string | null
  }

  /** What a policy has passed: opaque objects that the browser's sinks take in place of texts. */
  interface TrustedTypePolicy {
    createHTML(text: string): TrustedHTML
    createScriptURL(address: string): TrustedScriptURL
  }

  interface TrustedScriptURL {
    toString(): string
  }

  interface DOMStringMap {
    island?: Hydration | 'page'
    section?: string
    hydrated?: ''
    touched?: ''
    whatsapp?: ''
    then?: string
    /** Of an item of the bar that leads to an anchor: the page that it stands for as well. */
    page?: string
    /** Of a script that the inline loader or the shell asked for. */
    state?: 'load' | 'error'
  }
}

declare module 'react' {
  interface HTMLAttributes<T> {
    /** A part with code of its own; `page` is the page around all of them. */
    'data-island'?: Hydration | 'page'
    /** Name of a read-only island, unique on its page. */
    'data-section'?: string
    /** Starts the WhatsApp flow with the text of the link's address. */
    'data-whatsapp'?: ''
    /** Id of the section to which a WhatsApp link scrolls as well. */
    'data-then'?: string
    /** Page that an item of the bar stands for, where its link leads to an anchor. */
    'data-page'?: string | undefined
    /** The menu that closes by itself. */
    'data-menu'?: boolean
    /** Shows the choice about cookies again. */
    'data-consent-review'?: boolean | ''
  }
}

/**
 * Events of our own, all without details.
 * On the document: `site:load-islands` loads every island at once, because an anchor is to be reached or the page's query
 * changed, but for those that are only read, which hear it on themselves; `site:consent-review` asks to show the choice
 * about cookies again.
 * On the window: `lead:waits` says that a lead was not acknowledged and waits in the outbox.
 */
export type SiteEvent = 'site:load-islands' | 'site:consent-review' | 'lead:waits'

/** Marks on the page's timeline: the shell hears events, and the page itself is hydrated. */
export type SharedMark = 'shell-ready' | 'hydrated'

/**
 * Names in the browser's storage, where each remote's own copy of the lead code finds what another copy has kept: what the
 * visit knows of its visitor (session storage), and leads that wait (IndexedDB).
 */
export type SharedStorage = 'visitor' | 'leads'

/**
 * Custom properties of CSS: `--room`, set on the root, is how high something fixed reaches above the window's lower edge;
 * `--link` and `--soft` are the colours of links and of subdued text on what lies around them.
 */
export type SharedProperty = '--room' | '--link' | '--soft'

/**
 * What parts keep in the state of an entry of the browser's history. Who writes one field keeps the others, and those of
 * the router.
 */
export type HistoryState = {
  /** Where the window was scrolled to: a document that is loaded again is scrolled there before its scripts are loaded. */
  scrollTop?: number
  /** The link by which the page was left: its address, and which of the links to there it is. It has the focus after a step back. */
  followed?: readonly [href: string, place: number]
  /** The step of a page that moves in steps, each an entry of its own, and how many of these lie right below this one. */
  steps?: { step: number; depth: number }
}

/**
 * Ids of the document itself, by which its parts find each other: the composition that it was rendered from, the page's
 * content, and the bar over a preview. Where one is needed, it is written `satisfies SharedId`.
 */
export type SharedId = 'snapshot' | 'conteudo' | 'previa'

/** Marks that are set and looked for by name. */
export type DataAttribute = 'data-hydrated' | 'data-touched'

/**
 * How parts look for each other's elements. Write the text where it is needed, `satisfies SharedSelector`: it is checked
 * here and costs a visitor no byte, which a constant in every bundle would.
 */
export type SharedSelector =
  | '[data-island]'
  | '[data-island]:not([data-hydrated])'
  | 'main [data-section]'
  | 'a[data-whatsapp]'
  | '#conteudo h1'
  | 'details[data-menu][open]'
  | '[data-consent-review]'
