import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { remoteFiles } from '../../generator/remoteFiles.ts'
import { remoteNames } from '../../generator/remoteNames.ts'

const kit = join(import.meta.dirname, '../..')
const packages = join(kit, '..')
const installed = join(packages, '../node_modules')
const made = new Set(['node_modules', 'dist', '.build'])
/** Packages that a remote's files contain code of. */
const bundled = new Set(['@module-federation', 'uqr', 'valibot'])

/** A new remote with the site's packages in `folder`, like a clone of a repository at this path. */
export function cloneRemote(folder: string, name: string): string {
  for (const part of ['contracts', 'design', 'leads', 'release-protocol', 'remote-kit']) {
    cpSync(join(packages, part), join(folder, 'shared', part), {
      recursive: true,
      filter: (path) => !made.has(basename(path)),
    })
  }
  install(join(folder, 'node_modules'))
  const remote = join(folder, name)
  for (const [file, text] of Object.entries(remoteFiles(kit, { names: remoteNames(name), isStandalone: false }))) {
    mkdirSync(dirname(join(remote, file)), { recursive: true })
    writeFileSync(join(remote, file), text)
  }
  return remote
}

/** Releases the remote in `folder` with the command. Returns the release's folder. @throws Error with the command's output. */
export function releaseClone(remote: string): string {
  const releases = join(remote, '../releases')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(remote, '../shared/remote-kit/bin/remote-kit.mjs'), 'release', '--unchecked'],
    { cwd: remote, encoding: 'utf8', env: { ...process.env, RELEASES_DIR: releases } },
  )
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  return join(releases, basename(remote))
}

/** Tools are linked to the installed ones. Whatever ends up in a bundle is copied, so that its path is the clone's. */
function install(target: string): void {
  mkdirSync(target)
  for (const name of readdirSync(installed)) {
    if (bundled.has(name)) cpSync(join(installed, name), join(target, name), { recursive: true })
    else if (name !== '@site' && !name.startsWith('.')) symlinkSync(join(installed, name), join(target, name))
  }
  mkdirSync(join(target, '@site'))
  for (const part of readdirSync(join(installed, '@site'))) {
    symlinkSync(join('../../shared', part), join(target, '@site', part))
  }
}
