/** What a script that is sent into a page may take and give. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain }

/**
 * A visitor in a browser that Playwright does not drive well: few verbs, each done by the browser itself (real clicks, real
 * tabs, real history), so that the same flows are played in Firefox and in WebKit.
 */
export type Visitor = {
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Runs a function in the page with these values and answers what it answers. */
  run<Result, Values extends Plain[]>(
    script: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>
  /** Whether a function in the page answers something true. */
  holds<Values extends Plain[]>(script: (...values: Values) => unknown, ...values: Values): Promise<boolean>
  /** Clicks the middle of the first element that matches, after scrolling it into view. */
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  press(key: 'Escape' | 'Enter'): Promise<void>
  resize(width: number, height: number): Promise<void>
  countTabs(): Promise<number>
  /** Errors in the console and of scripts since the last call; WebKit tells none. */
  takeErrors(): string[]
  /** Back to one empty tab that knows nothing of the site. */
  restart(site: string): Promise<void>
  end(): Promise<void>
}
