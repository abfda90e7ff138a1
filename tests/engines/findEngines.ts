import { existsSync, readdirSync } from 'node:fs'

/** The environment that tells the tests where the engines are; without one of its names that engine is not there. */
export type Engines = { FIREFOX_PATH?: string; WEBKIT_DRIVER_PATH?: string; WEBKIT_BROWSER_PATH?: string }

/** Finds Firefox and WebKitGTK; what is missing is said. @throws Error in CI, where both must be there. */
export function findEngines(): Engines {
  const found = installedEngines()
  const names = missing(found)
  if (names.length === 0) return found
  const how = 'On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb'
  if (process.env.CI)
    throw new Error(`CI has to test in every engine, and there is no ${names.join(' and no ')}. ${how}`)
  console.warn(`\n!! NOT TESTED in ${names.join(' and ')}: not installed. ${how}\n`)
  return found
}

function missing({ FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH }: Engines): string[] {
  return [...(FIREFOX_PATH ? [] : ['Firefox']), ...(WEBKIT_DRIVER_PATH && WEBKIT_BROWSER_PATH ? [] : ['WebKit'])]
}

/** WebKitGTK draws nothing without one; Xvfb makes one that nobody sees. */
export function hasDisplay(): boolean {
  return Boolean(process.env.DISPLAY) || existsSync('/usr/bin/Xvfb')
}

/** What is on this machine, whether or not a test asks for it. */
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
