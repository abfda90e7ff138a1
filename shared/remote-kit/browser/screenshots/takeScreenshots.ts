import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { revealPage } from '../page/islandsInPage.ts'

/** A screenshot of a page; `width` and `height` in px, `file` is its name in the folder. */
export type Screenshot = { path: string; side: 'live' | 'candidate'; width: number; height: number; file: string }

type Options = Pick<Screenshot, 'path' | 'side'> & {
  page: Page
  folder: string
  /** The prefix of its files' names. */
  name: string
}

/** A phone, on which pages are opened, and a desktop. */
export const screens = [
  { width: 412, height: 839 },
  { width: 1280, height: 900 },
] as const
/** Browsers take no taller screenshot. In px. */
const MAX_HEIGHT = 16_000
/** Time-out for the page's images, in ms. */
const LOAD_TIMEOUT = 5_000

/** Takes full-page screenshots of an open page at each width. */
export async function takeScreenshots({ page, path, side, folder, name }: Options): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    const height = Math.min(MAX_HEIGHT, await page.evaluate(revealPage, LOAD_TIMEOUT))
    const file = `${name}-${screen.width}-${side}.jpg`
    await page.screenshot({
      path: join(folder, file),
      type: 'jpeg',
      quality: 75,
      fullPage: true,
      clip: { x: 0, y: 0, width: screen.width, height },
      animations: 'disabled',
    })
    screenshots.push({ path, side, width: screen.width, height, file })
  }
  return screenshots
}
