import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

const root = join(import.meta.dirname, '../../..')
const published = ['contracts', 'design', 'leads', 'remote-kit']

const manifestSchema = v.object({ version: v.string() })
const lockfileSchema = v.object({ packages: v.record(v.string(), v.looseObject({ link: v.optional(v.boolean()) })) })

/**
 * A team's repository outside of this one, with the site's packages installed as `npm pack` makes them. Answers its path.
 * Everything else comes in the versions of this repository's lockfile, so that no test depends on what was published this
 * morning, and npm finds most of it in its cache.
 */
export function makeOwnRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'team-'))
  const tarballs = join(folder, 'packed')
  mkdirSync(tarballs)
  const workspaces = published.flatMap((name) => ['--workspace', `@site/${name}`])
  run('npm', ['pack', '--silent', '--pack-destination', tarballs, ...workspaces], root)
  const team = { name: 'team', version: '1.0.0' }
  const dependencies = Object.fromEntries(published.map((name) => [`@site/${name}`, `file:packed/${tarballOf(name)}`]))
  write(join(folder, 'package.json'), { ...team, private: true, type: 'module', workspaces: ['mfe-*'], dependencies })
  const packages = { '': team, ...installedPackages() }
  write(join(folder, 'package-lock.json'), { ...team, lockfileVersion: 3, requires: true, packages })
  install(folder)
  return folder
}

/** Installs what the team's repository and its remotes declare. */
export function install(folder: string): void {
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], folder)
}

/** Runs a command of the packed kit. Answers what it printed. @throws Error with that when it fails. */
export function remoteKit(folder: string, cwd: string, parameters: string[], env: Record<string, string> = {}): string {
  return run(
    process.execPath,
    [join(folder, 'node_modules/@site/remote-kit/bin/remote-kit.mjs'), ...parameters],
    cwd,
    env,
  )
}

function run(command: string, parameters: string[], cwd: string, env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed:\n${stdout}${stderr}`)
  return stripVTControlCharacters(stdout + stderr)
}

function tarballOf(name: string): string {
  const { version } = v.parse(manifestSchema, readJson(join(root, 'shared', name, 'package.json')))
  return `site-${name}-${version}.tgz`
}

/** What the lockfile has for this repository's root, without its workspaces. npm drops what the team does not need. */
function installedPackages() {
  const { packages } = v.parse(lockfileSchema, readJson(join(root, 'package-lock.json')))
  return Object.fromEntries(
    Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link),
  )
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function write(file: string, content: object): void {
  writeFileSync(file, JSON.stringify(content))
}
