import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = join(import.meta.dirname, '../../..')
/** The kit among installed packages. */
const kitIn = (repository: string) => join(repository, 'node_modules/@site/remote-kit/bin/remote-kit.mjs')

/** A remote outside of this repository, with packages that are installed. */
export type MadeRemote = {
  folder: string
  /** The entry for a site's registry. */
  registration: { name: string; prefixes: readonly string[] }
  write(files: Readonly<Record<string, string | Buffer>>): void
  /** Runs a command of the kit in it. Answers what it printed. @throws Error with that when it fails. */
  run(parameters: readonly string[], env?: Record<string, string>): string
  remove(): void
}

type Installed = {
  /** The repository with the installed kit: this one, unless another is named. */
  repository?: string
  /** A folder with further installed packages. */
  packages?: string
}

/** Makes a new remote as the kit does, and adds files to it. */
export function makeRemote(
  name: string,
  files: Readonly<Record<string, string | Buffer>>,
  { repository = root, packages }: Installed = {},
): MadeRemote {
  const kit = kitIn(repository)
  const place = mkdtempSync(join(tmpdir(), 'remote-'))
  const folder = join(place, name)
  symlinkSync(join(repository, 'node_modules'), join(place, 'node_modules'), 'junction')
  const remote: MadeRemote = {
    folder,
    registration: { name, prefixes: [`/${name.slice(name.indexOf('-') + 1)}`] },
    write(more) {
      for (const [file, content] of Object.entries(more)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), content)
      }
    },
    run: (parameters, env) => remoteKit(kit, folder, parameters, env),
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
  remoteKit(kit, place, ['new', name])
  // The example's page has a test, which fits no other page.
  if (Object.keys(files).some((file) => file.startsWith('src/pages/'))) {
    rmSync(join(folder, 'src/pages'), { recursive: true })
  }
  if (packages) symlinkSync(packages, join(folder, 'node_modules'), 'junction')
  remote.write(files)
  return remote
}

function remoteKit(kit: string, cwd: string, parameters: readonly string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [kit, ...parameters], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0', SITE: '', DATABASE_URL: '', ...env },
  })
  const output = stripVTControlCharacters(stdout + stderr)
  if (status !== 0) throw new Error(`remote-kit ${parameters.join(' ')} failed:\n${output}`)
  return output
}
