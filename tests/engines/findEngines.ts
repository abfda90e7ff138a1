import { existsSync, readdirSync } from 'node:fs'

const HOW_TO_INSTALL = 'On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb'

/** The environment that tells the tests where the engines are; without one of its names that engine is not there. */
export type Engines = { FIREFOX_PATH?: string; WEBKIT_DRIVER_PATH?: string; WEBKIT_BROWSER_PATH?: string }

/**
 * Finds Firefox and WebKitGTK; what is missing is said, and named to the tests, whose flows then count as skipped.
 * @throws Error in CI, where both must be there.
 */
export function findEngines(): Engines & { MISSING_ENGINES?: string } {
  const found = installedEngines()
  const names = missingEngines(found)
  if (names.length === 0) return found
  if (process.env.CI)
    throw new Error(`CI has to test in every engine, and there is no ${names.join(' and no ')}. ${HOW_TO_INSTALL}`)
  console.warn(notTested(names))
  return { ...found, MISSING_ENGINES: names.join(' ') }
}

/** What who reads the end of a run has to see. */
export function notTested(names: readonly string[]): string {
  return `\n!! NOT TESTED in ${names.join(' and ')}: not installed. ${HOW_TO_INSTALL}\n`
}

/** Those of the two that are not on this machine, by name. */
export function missingEngines(
  { FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH }: Engines = installedEngines(),
): string[] {
  return [...(FIREFOX_PATH ? [] : ['Firefox']), ...(WEBKIT_DRIVER_PATH && WEBKIT_BROWSER_PATH ? [] : ['WebKit'])]
}

/** WebKitGTK needs a display; Xvfb provides a virtual one. */
export function hasDisplay(): boolean {
  return Boolean(process.env.DISPLAY) || existsSync('/usr/bin/Xvfb')
}

/** The installed engines, whether or not a test needs them. */
export function installedEngines(): Engines {
  const first = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path))
  return {
    FIREFOX_PATH: first([
      process.env.FIREFOX_PATH,
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ]),
    WEBKIT_DRIVER_PATH: hasDisplay() ? first([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']) : undefined,
    WEBKIT_BROWSER_PATH: first([
      process.env.WEBKIT_BROWSER_PATH,
      ...folders('/usr/lib').flatMap((folder) => folders(folder, 'webkit2gtk-').map((kit) => `${kit}/MiniBrowser`)),
    ]),
  }
}

function folders(parent: string, prefix = ''): string[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map(({ name }) => `${parent}/${name}`)
}
