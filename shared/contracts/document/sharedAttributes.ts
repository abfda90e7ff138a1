import type { Hydration } from '../documentContract.ts'

/* Data attributes: for scripts as fields of `dataset`, for components as attributes of their elements. */

declare global {
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
