import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { showWhole } from '../page/islandsInPage.ts'

export type Picture = { path: string; side: 'live' | 'candidate'; width: number; file: string }

type Options = Pick<Picture, 'path' | 'side'> & {
  page: Page
  folder: string
  /** What the names of its files begin with. */
  name: string
}

/** A phone, on which pages are opened, and a desktop. */
export const screens = [
  { width: 412, height: 839 },
  { width: 1280, height: 900 },
] as const
/** Browsers paint no higher picture. */
const HIGHEST = 16_000
/** How long pictures of the page may take to come, in ms. */
const PATIENCE = 5_000

/** Takes pictures of the whole of an open page, on screens of each width. */
export async function takePictures({ page, path, side, folder, name }: Options): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    const height = await page.evaluate(showWhole, PATIENCE)
    const file = `${name}-${screen.width}-${side}.jpg`
    await page.screenshot({
      path: join(folder, file),
      type: 'jpeg',
      quality: 75,
      fullPage: true,
      clip: { x: 0, y: 0, width: screen.width, height: Math.min(HIGHEST, height) },
      animations: 'disabled',
    })
    pictures.push({ path, side, width: screen.width, file })
  }
  return pictures
}
