/** A small real use of a library: a component of a page that the server renders and the browser hydrates. */
export type LibrarySample = {
  library: string
  imports: string
  /** Code before the component. */
  setup?: string
  /** The component's function body. An element with `data-use` is clicked once the page is hydrated. */
  body: string
  /** What shows that it works: an element with `data-seen`, unless the library makes it. */
  seen?: string
  /** Computed styles of that element, where a library brings styles in a way of its own. */
  looks?: Readonly<Record<string, string | RegExp>>
  /** What it needs to work here. */
  note?: string
}

/** The samples that are pages of one remote. */
export type SampleGroup = { name: `mfe-${string}`; title: string; samples: readonly LibrarySample[] }

/** A library that cannot be used: what says so, the reason for the README, and what to use in its place. */
export type RefusedLibrary = LibrarySample & {
  refusedBy: 'build' | 'browser'
  refusal: RegExp
  reason: string
  instead: string
}

/** A button that sets the state of `const [open, setOpen] = useState(false)`. */
export const opens = '<button type="button" data-use onClick={() => setOpen(true)}>Usar</button>'
