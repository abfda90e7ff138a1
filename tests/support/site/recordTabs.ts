/** Runs before the page's own code: new tabs are recorded in `__opened`, and the last one in `__tab`, instead of opened. */
export function recordTabs(): void {
  const opened: string[] = []
  Object.assign(window, { __opened: opened, __blocked: false })
  window.open = (url) => {
    if (Reflect.get(window, '__blocked')) return null
    if (url) opened.push(String(url))
    const tab = {
      document: document.implementation.createHTMLDocument(),
      location: { replace: (address: string) => void opened.push(address) },
      setTimeout: (run: () => void, delay: number) => setTimeout(run, delay),
      closed: false,
      close: () => void Reflect.set(tab, 'closed', true),
    }
    Object.assign(window, { __tab: tab })
    return tab as unknown as Window
  }
}
