declare global {
  interface Window {
    /** Read-only sections of the page that is being navigated to, by name, as the server rendered them. */
    __sections?: ReadonlyMap<string, string>
  }
}

/** The server's HTML of a read-only section; undefined on the server and where the shell has none at hand. */
export function sectionHtml(name: string): string | undefined {
  return typeof window === 'undefined' ? undefined : window.__sections?.get(name)
}
