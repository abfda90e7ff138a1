import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Chromium without what draws a window: the same engine for little more than half the processor time. */
const shells = ['/usr/bin/chromium-headless-shell']

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of a Chromium to test with: the one named by CHROMIUM_PATH, else an installed headless shell, else an installed
 * browser, else Playwright's own download. Measurements take a `whole` browser, as visitors have.
 * @throws Error that says what to install when there is none.
 */
export function findBrowser(kind: 'headless' | 'whole' = 'headless'): string {
  const found = installedBrowser(kind)
  if (found) return found
  throw new Error('No Chromium found. `npm test` gets one where it may; else install one and set CHROMIUM_PATH to it.')
}

/** The same, and undefined where there is none. @throws Error when CHROMIUM_PATH names no file. */
export function installedBrowser(kind: 'headless' | 'whole'): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`)
  const places = kind === 'headless' ? [...shells, ...browsers] : browsers
  return [named, ...places, chromium.executablePath()].find((path) => path && existsSync(path))
}
