/** A tab as `window.open` returns it, for a document without tabs; `addresses` are those that it has navigated to. */
export function fakeTab() {
  const addresses: string[] = []
  const tab = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: (address: string) => void addresses.push(address) },
    opener: window as Window | null,
    closed: false,
    close() {
      tab.closed = true
    },
    setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
  }
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return { addresses, tab, open, text: () => tab.document.body.textContent ?? '' }
}
