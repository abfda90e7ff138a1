import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { globalNameOf } from '@site/contracts/Release'
import { exposeOf, type RemoteDefinition } from '../build/definition/RemoteDefinition.ts'

type Options = { root: string; remote: string; releasesFolder: string }

/**
 * Links a remote's last release into this run's releases folder, so that a release made meanwhile shows up. A remote that
 * was never released is built and released first. @throws Error if that fails.
 */
export function linkRelease({ root, remote, releasesFolder }: Options): void {
  const source = join(resolve(root, process.env.RELEASES_DIR || 'releases'), remote)
  if (!existsSync(join(source, 'current.json'))) {
    console.log(`${remote} has no release yet: it is built and released.`)
    const { status } = spawnSync('npm', ['run', '--silent', 'release', '--', '--unchecked'], {
      cwd: join(root, remote),
      stdio: 'inherit',
      // Into this folder, whatever the site's servers read.
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', SITE: '' },
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error(`${remote} cannot be built: fix it, or make it the hot one.`)
  }
  mkdirSync(releasesFolder, { recursive: true })
  rmSync(join(releasesFolder, remote), { recursive: true, force: true })
  symlinkSync(source, join(releasesFolder, remote), 'junction')
}

/** The number of releases kept during development: every saved change makes one. */
const MAX_KEPT = 5

/** Removes all but the newest releases in a remote's folder. */
export function dropOldReleases(folder: string): void {
  const releases = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ path: join(folder, name), madeAt: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.madeAt - one.madeAt)
  for (const { path } of releases.slice(MAX_KEPT)) rmSync(path, { recursive: true, force: true })
}

/**
 * Replaces the browser build in the releases of a hot remote: the dev server has the real files and changes them without a
 * release.
 */
export function writePlaceholder(remote: RemoteDefinition, built: string): void {
  const folder = join(built, 'browser')
  const entry = 'remoteEntry.js'
  const noFiles = { js: { sync: [], async: [] }, css: { sync: [] } }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, entry), '// Served by the dev server.\n')
  writeFileSync(
    join(folder, 'mf-manifest.json'),
    JSON.stringify({
      metaData: { globalName: globalNameOf(remote.name), remoteEntry: { name: entry } },
      exposes: remote.pages.map((page) => ({ path: exposeOf(page), assets: noFiles })),
    }),
  )
}
