import type { Placement } from '../release/Fragment.ts'

/* Properties of the window that one part sets and another reads. */

type Entered = {
  /** The dialogs, and the fields into which the visitor has entered something. */
  elements: Set<Element>
  focused?: HTMLElement | undefined
  /** How far the page is scrolled, in pixels. */
  top: number
  /** The name of the island around each of them and around what was tapped, or its number. */
  parts?: WeakMap<Element, string | number>
  /** The islands as the server sent them, in the order of the document; none once the page was left. */
  islands?: readonly Element[]
}

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
    /** What React may have to replace. */
    __entered?: Entered | undefined
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
     * The federation runtime that containers use instead of one of their own. The name is prescribed by the
     * `externalRuntime` option.
     */
    _FEDERATION_RUNTIME_CORE?: object
    /**
     * Development only: React Refresh, which re-renders components when their code changes. One instance for the shell and
     * all remotes.
     */
    __refreshRuntime?: { performReactRefresh(): void }
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
}
