import { execFile, spawnSync } from 'node:child_process'
import { hasDisplay, installedEngines } from '../../engines/findEngines.ts'
import { findPostgres } from 'shell/database/startPostgres'
import { installedBrowser } from '@site/remote-kit/browser/findBrowser'
import { findNginx } from './findNginx.ts'

/** Programs that are not npm packages, and the Debian or Ubuntu packages that contain them: the first that exists is used. */
const programs = [
  {
    name: 'headless Chromium',
    packages: ['chromium-headless-shell', 'chromium'],
    isInstalled: () =>
      Boolean(process.env.CHROMIUM_PATH) || Boolean(installedBrowser('headless')?.includes('headless')),
  },
  {
    name: 'full Chromium, which has a back/forward cache',
    packages: ['chromium'],
    isInstalled: () => Boolean(installedBrowser('whole')),
  },
  { name: 'PostgreSQL', packages: ['postgresql'], isInstalled: () => Boolean(findPostgres()) },
  { name: 'nginx', packages: ['nginx'], isInstalled: () => Boolean(findNginx()) },
  {
    name: 'systemd-analyze, for the unit',
    packages: ['systemd'],
    isInstalled: () => spawnSync('systemd-analyze', ['--version']).status === 0,
  },
  {
    name: 'Java, for the W3C checker',
    packages: ['default-jre-headless'],
    isInstalled: () => spawnSync('java', ['-version']).status === 0,
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr', 'firefox'],
    isInstalled: () => Boolean(installedEngines().FIREFOX_PATH),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver'],
    isInstalled: () => Boolean(installedEngines().WEBKIT_BROWSER_PATH),
  },
  { name: 'a display for WebKit', packages: ['xvfb'], isInstalled: hasDisplay },
]

/**
 * Installs what is missing if running as root on Debian. Elsewhere, and if that fails, the tests that need a program fail
 * and say so.
 */
export async function installPrograms(): Promise<void> {
  const missing = programs.filter(({ isInstalled }) => !isInstalled())
  if (missing.length === 0) return
  console.log(`Missing: ${missing.map(({ name }) => name).join('; ')}.`)
  if (process.getuid?.() === 0 && (await succeeds('apt-get', ['-qq', 'update']))) {
    for (const { packages } of missing) await installFirst(packages)
  }
  if (!installedBrowser('headless') || !installedBrowser('whole'))
    await succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium'])
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
