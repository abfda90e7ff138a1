let isLeft = false
// Pages are also rendered where there is no window.
globalThis.window?.addEventListener('pagehide', () => {
  isLeft = true
})
globalThis.window?.addEventListener('pageshow', () => {
  isLeft = false
})

/** Resolves to true when the page is being left, and to false after this time, in ms: whatever waits may not go on later. */
export function leftWithin(time: number): Promise<boolean> {
  return new Promise((resolve) => {
    if (isLeft) return resolve(true)
    setTimeout(resolve, time, false)
    window.addEventListener('pagehide', () => resolve(true), { once: true })
  })
}
