/** Arguments and results of scripts that are sent into a page. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain }

/**
 * A visitor in a browser that Playwright does not drive well: a few actions, each performed by the browser itself (real
 * clicks, real tabs, real history), so that the same flows run in Firefox and in WebKit.
 */
export type Visitor = {
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Runs a function in the page with these arguments and returns its result. */
  run<Result, Values extends Plain[]>(
    script: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>
  /** Whether a function in the page returns a truthy value. */
  holds<Values extends Plain[]>(script: (...values: Values) => unknown, ...values: Values): Promise<boolean>
  /** Clicks the middle of the first element that matches, after scrolling it into view. */
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  press(key: 'Escape' | 'Enter'): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** In px: a window is no narrower, whatever is asked for. */
  narrowest: number
  countTabs(): Promise<number>
  /** Errors in the console and of scripts since the last call; undefined in a browser that tells of none. */
  takeErrors?(): string[]
  /** Back to one empty tab that knows nothing of the site. */
  restart(site: string): Promise<void>
  end(): Promise<void>
}
