import { spawnSync } from 'node:child_process'
import { findPostgres } from 'shell/src/server/leads/testing/startPostgres.ts'
import { installedBrowser } from './findBrowser.ts'

/** Programs that no package of npm brings, and the packages of Debian and Ubuntu that do: the first that exists is taken. */
const programs = [
  {
    name: 'headless Chromium',
    packages: ['chromium-headless-shell', 'chromium'],
    isThere: () => Boolean(process.env.CHROMIUM_PATH) || Boolean(installedBrowser('headless')?.includes('headless')),
  },
  { name: 'PostgreSQL', packages: ['postgresql'], isThere: () => Boolean(findPostgres()) },
  {
    name: 'Java, for the W3C checker',
    packages: ['default-jre-headless'],
    isThere: () => spawnSync('java', ['-version']).status === 0,
  },
]

/**
 * Gets what is missing where this may be done, as root of a Debian. Elsewhere, and where it fails, the tests that need
 * a program fail and say so.
 */
export function installPrograms(): void {
  const missing = programs.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  console.log(`Missing: ${missing.map(({ name }) => name).join('; ')}.`)
  if (process.getuid?.() === 0 && apt('update')) {
    for (const { packages } of missing) packages.some((name) => apt('install', '-y', name, 'fonts-liberation'))
  }
  if (!installedBrowser('headless')) spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], quietly)
}

const quietly = {
  stdio: 'ignore',
  timeout: 300_000,
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
} as const

function apt(...parameters: string[]): boolean {
  return spawnSync('apt-get', ['-qq', ...parameters], quietly).status === 0
}
