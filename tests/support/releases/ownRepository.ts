import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type StartedServer, startServer } from '@site/remote-kit/dev/startServer'
import * as v from 'valibot'

const root = join(import.meta.dirname, '../../..')
const readme = join(root, 'shared/remote-kit/README.md')

const lockfileSchema = v.object({ packages: v.record(v.string(), v.looseObject({ link: v.optional(v.boolean()) })) })

/** npm settings that keep network requests to a minimum. */
const npm = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_ignore_scripts: 'true',
  npm_config_prefer_offline: 'true',
}

/**
 * Creates a team's own repository with one remote, by running the commands of the kit's README. Returns its path, in a new
 * folder. Other packages have the versions of this repository's lockfile, so that no test depends on what was published
 * meanwhile, and npm finds most of them in its cache.
 */
export function makeOwnRepository(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'team-'))
  const repository = join(folder, 'team')
  mkdirSync(repository)
  for (const line of commandsOf(1)) run('sh', ['-c', line.replaceAll('../packed', join(folder, 'packed'))], root, npm)
  const team = { name: 'team', version: '1.0.0' }
  const packages = { '': team, ...installedPackages() }
  write(join(repository, 'package-lock.json'), { ...team, lockfileVersion: 3, requires: true, packages })
  for (const line of commandsOf(2)) run('sh', ['-c', line.replaceAll('mfe-loja', name)], repository, npm)
  return repository
}

/** The commands of a step of the README, line by line. @throws Error if it has none. */
function commandsOf(step: number): string[] {
  const [, text = ''] = readFileSync(readme, 'utf8').split(`\n## ${step}. `)
  const [section = ''] = text.split('\n## ')
  const lines = [...section.matchAll(/^ {4}(\S.*)$/gm)].map(([, line = '']) => line)
  if (lines.length === 0) throw new Error(`Step ${step} of ${readme} has no commands.`)
  return lines
}

/** Runs a command of the packed kit. Returns its output. @throws Error with the output if it fails. */
export function remoteKit(folder: string, cwd: string, parameters: string[], env: Record<string, string> = {}): string {
  return run(process.execPath, [packedKit(folder), ...parameters], cwd, env)
}

/** Starts the dev server of the packed kit for the remote in `cwd`, with the shell of a running site. */
export function startOwnDevelopment(folder: string, cwd: string, site: string): Promise<StartedServer> {
  return startServer({
    command: [packedKit(folder), 'dev'],
    cwd,
    // Workers of the test runner must use different ports.
    env: { ...process.env, SITE: site, PORT: String(4660 + 100 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)) },
    failure: 'The dev command ended:',
  })
}

const packedKit = (folder: string) => join(folder, 'node_modules/@site/remote-kit/bin/remote-kit.mjs')

function run(command: string, parameters: string[], cwd: string, env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed:\n${stdout}${stderr}`)
  return stripVTControlCharacters(stdout + stderr)
}

/** The packages in this repository's lockfile, without its workspaces. npm removes those that the team does not need. */
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
