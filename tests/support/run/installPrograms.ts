import { execFile, spawnSync } from 'node:child_process'
import { hasDisplay, installedEngines } from '../../engines/findEngines.ts'
import { findPostgres } from 'shell/leads/startPostgres'
import { installedBrowser } from '@site/remote-kit/browser/findBrowser'
import { findNginx } from './findNginx.ts'

/** Programs that no package of npm brings, and the packages of Debian and Ubuntu that do: the first that exists is taken. */
const programs = [
  {
    name: 'headless Chromium',
    packages: ['chromium-headless-shell', 'chromium'],
    isThere: () => Boolean(process.env.CHROMIUM_PATH) || Boolean(installedBrowser('headless')?.includes('headless')),
  },
  { name: 'PostgreSQL', packages: ['postgresql'], isThere: () => Boolean(findPostgres()) },
  { name: 'nginx', packages: ['nginx'], isThere: () => Boolean(findNginx()) },
  {
    name: 'systemd-analyze, for the unit',
    packages: ['systemd'],
    isThere: () => spawnSync('systemd-analyze', ['--version']).status === 0,
  },
  {
    name: 'Java, for the W3C checker',
    packages: ['default-jre-headless'],
    isThere: () => spawnSync('java', ['-version']).status === 0,
  },
  { name: 'Firefox', packages: ['firefox-esr', 'firefox'], isThere: () => Boolean(installedEngines().FIREFOX_PATH) },
  { name: 'WebKit', packages: ['webkit2gtk-driver'], isThere: () => Boolean(installedEngines().WEBKIT_BROWSER_PATH) },
  { name: 'a display for WebKit', packages: ['xvfb'], isThere: hasDisplay },
]

/**
 * Gets what is missing where this may be done, as root of a Debian. Elsewhere, and where it fails, the tests that need
 * a program fail and say so.
 */
export async function installPrograms(): Promise<void> {
  const missing = programs.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  console.log(`Missing: ${missing.map(({ name }) => name).join('; ')}.`)
  if (process.getuid?.() === 0 && (await succeeds('apt-get', ['-qq', 'update']))) {
    for (const { packages } of missing) await installFirst(packages)
  }
  if (!installedBrowser('headless')) await succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium'])
}

async function installFirst(packages: readonly string[]): Promise<void> {
  for (const name of packages) {
    if (await succeeds('apt-get', ['-qq', 'install', '-y', name, 'fonts-liberation'])) return
  }
}

function succeeds(program: string, parameters: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return new Promise((resolve) => {
    execFile(program, parameters, { timeout: 300_000, env }, (error) => resolve(!error))
  })
}
