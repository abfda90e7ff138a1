import { expect, type Page } from 'playwright/test'

/**
 * Lets the browser look for another service worker, and waits until the newest is the active one. A browser ends the former
 * worker when it is idle, but never while a debugger is attached to it, as in every test: so it is ended here.
 */
export async function untilWorkerIsActive(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  const newest = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return (installing ?? waiting ?? active)?.state
    })
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await expect(async () => {
    const state = await newest()
    if (state === 'installed') await browser.send('ServiceWorker.stopAllWorkers')
    expect(state).toBe('activated')
  }).toPass()
  await browser.detach()
}
