import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** The headless shell: the same engine without a window, at little more than half the CPU time. */
const shells = ['/usr/bin/chromium-headless-shell']

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of the Chromium to test with: the one that CHROMIUM_PATH names, otherwise an installed headless shell, an installed
 * browser, or Playwright's own download. Measurements need the `whole` browser, as visitors have it.
 * @throws Error that says what to install if there is none.
 */
export function findBrowser(kind: 'headless' | 'whole' = 'headless'): string {
  const found = installedBrowser(kind)
  if (found) return found
  throw new Error('No Chromium found. `npm test` gets one where it may; else install one and set CHROMIUM_PATH to it.')
}

/** The same, but undefined if there is none. @throws Error if CHROMIUM_PATH names no file. */
export function installedBrowser(kind: 'headless' | 'whole'): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`)
  const places = kind === 'headless' ? [...shells, ...browsers] : browsers
  return [named, ...places, chromium.executablePath()].find((path) => path && existsSync(path))
}
