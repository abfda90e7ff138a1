import type { Page } from 'playwright/test'
import { hydrateByTouch } from '../site/hydrateByTouch.ts'

/** Opens a page, touches it, and waits until its service worker is active. Returns the worker's address. */
export async function openWithWorker(page: Page, url: string): Promise<string> {
  await page.goto(url)
  await hydrateByTouch(page)
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activating') await new Promise((done) => active.addEventListener('statechange', done))
    return active?.scriptURL ?? ''
  })
}
