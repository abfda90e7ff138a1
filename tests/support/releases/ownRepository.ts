import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { satisfies } from 'semver'
import * as v from 'valibot'

const root = join(import.meta.dirname, '../../..')
const published = ['contracts', 'design', 'leads', 'remote-kit']

const ranges = v.optional(v.record(v.string(), v.string()), {})
const manifestSchema = v.object({
  version: v.string(),
  dependencies: ranges,
  peerDependencies: ranges,
  devDependencies: ranges,
})

/** A team's repository outside of this one: a folder with the site's packages as `npm pack` makes them. Answers its path. */
export function makeOwnRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'team-'))
  const tarballs = join(folder, 'packed')
  mkdirSync(tarballs)
  const workspaces = published.flatMap((name) => ['--workspace', `@site/${name}`])
  run('npm', ['pack', '--silent', '--pack-destination', tarballs, ...workspaces], root)
  for (const name of published) {
    const target = join(folder, 'node_modules/@site', name)
    const { version } = readManifest(join(root, 'shared', name))
    mkdirSync(target, { recursive: true })
    run('tar', ['-xzf', join(tarballs, `site-${name}-${version}.tgz`), '-C', target, '--strip-components=1'], folder)
  }
  for (const name of published) install(folder, join(folder, 'node_modules/@site', name))
  return folder
}

/**
 * Gives a package what it declares and nothing else, in the versions that are installed here: as `npm install` would,
 * but without asking a registry, so that a test does not depend on what was published this morning.
 * @throws Error when something it declares is not here, or not in a version that it accepts.
 */
export function install(folder: string, packageFolder: string, { development = false } = {}): void {
  const { dependencies, peerDependencies, devDependencies } = readManifest(packageFolder)
  const declared = { ...dependencies, ...peerDependencies, ...(development ? devDependencies : {}) }
  for (const [name, range] of Object.entries(declared)) {
    const link = join(folder, 'node_modules', name)
    const source = name.startsWith('@site/') ? link : join(root, 'node_modules', name)
    const { version } = readManifest(source)
    if (!satisfies(version, range)) throw new Error(`${packageFolder} wants ${name} ${range}; ${version} is installed.`)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(source, link, 'junction')
  }
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

function readManifest(folder: string) {
  return v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}
