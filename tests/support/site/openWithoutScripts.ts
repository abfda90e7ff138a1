import type { Page } from 'playwright/test'

/** Opens a page whose scripts do not arrive until the returned function is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/(shell|r)\/.*\.js/, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return release
}
