import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of a Chromium to test with: the one named by CHROMIUM_PATH, else an installed one, else Playwright's own download,
 * else the system's package. @throws Error that says what to install when none can be had.
 */
export function findBrowser(): string {
  const installed = installedBrowser()
  if (installed) return installed
  console.log('No Chromium found: getting one.')
  const ways: [string, string[]][] = [
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation']],
  ]
  for (const [command, parameters] of ways) {
    spawnSync(command, parameters, {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const found = installedBrowser()
    if (found) return found
  }
  throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.')
}

function installedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`)
  return [named, ...places, chromium.executablePath()].find((path) => path && existsSync(path))
}
