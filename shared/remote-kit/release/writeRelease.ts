import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CONTRACT_VERSION, parseRelease, type Release } from '@site/contracts/Release'
import { sharedLibraries } from '../build/sharedLibraries.ts'
import { compressFile } from './compressFile.ts'
import { hashOf } from './hashOf.ts'
import { listFiles } from './listFiles.ts'
import { readDefinition } from './readDefinition.ts'
import { readExposes } from './readExposes.ts'
import { readRoutes } from './readRoutes.ts'

/**
 * Makes the built remote in `folder` one immutable release in `releasesFolder/<name>/<id>` and points the remote's
 * `current.json` to it in one atomic step. A running site picks it up from there.
 * @returns the release, also when the same content had been released before.
 * @throws Error when the build is not there or says something that the contract does not allow.
 */
export async function writeRelease(
  folder: string,
  releasesFolder: string,
  built = join(folder, 'dist'),
): Promise<Release> {
  const definition = readDefinition(folder)
  const browser = readExposes(join(built, 'browser'))
  const files = [
    ...listFiles(join(built, 'browser'))
      .filter((file) => !file.startsWith('mf-manifest'))
      .map((file) => `browser/${file}`),
    'server/server.cjs',
  ]
  const media = listFiles(join(folder, '.build/public'))
  const { routes, documents } = await readRoutes(definition, join(built, 'server/server.cjs'))
  const statement = {
    contract: CONTRACT_VERSION,
    name: definition.name,
    globalName: browser.globalName,
    routes,
    forms: definition.forms ?? [],
    entry: `browser/${browser.entry}`,
    exposes: inBrowserFolder(browser.exposes),
    server: 'server/server.cjs',
    documents,
    files: Object.fromEntries([
      ...files.map((file) => [file, hashOf(readFileSync(join(built, file)))]),
      ...media.map((file) => [`media/${file}`, hashOf(readFileSync(join(folder, '.build/public', file)))]),
    ]),
    shared: sharedVersions(folder),
  }
  const id = createHash('sha256').update(JSON.stringify(statement)).digest('hex').slice(0, 16)
  const release = parseRelease({ ...statement, id, createdAt: new Date().toISOString() })
  const target = join(releasesFolder, definition.name, id)
  if (!existsSync(target)) await publish(target, release, built, join(folder, '.build/public'))
  pointTo(join(releasesFolder, definition.name), id)
  return release
}

function inBrowserFolder(exposes: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(exposes).map(([expose, names]) => [expose, names.map((name) => `browser/${name}`)]),
  )
}

async function publish(target: string, release: Release, built: string, media: string): Promise<void> {
  const draft = `${target}.${process.pid}.draft`
  rmSync(draft, { recursive: true, force: true })
  for (const file of Object.keys(release.files)) {
    const source = file.startsWith('media/') ? join(media, file.slice('media/'.length)) : join(built, file)
    mkdirSync(join(draft, file, '..'), { recursive: true })
    cpSync(source, join(draft, file))
    if (!file.startsWith('server/')) await compressFile(join(draft, file))
  }
  writeFileSync(join(draft, 'release.json'), JSON.stringify(release, null, 2))
  renameSync(draft, target)
}

function pointTo(folder: string, id: string): void {
  const draft = join(folder, `current.${process.pid}.draft`)
  writeFileSync(draft, `${JSON.stringify({ release: id })}\n`)
  renameSync(draft, join(folder, 'current.json'))
}

function sharedVersions(folder: string): Record<string, string> {
  const require = createRequire(join(folder, 'package.json'))
  const packages = new Set(sharedLibraries.filter((library) => !library.startsWith('@site/')).map(packageOf))
  return Object.fromEntries(
    [...packages].map((name) => {
      const manifest: unknown = JSON.parse(readFileSync(findManifest(require, name), 'utf8'))
      return [name, String((manifest as { version?: unknown }).version)]
    }),
  )
}

function packageOf(library: string): string {
  return library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/')
}

function findManifest(require: NodeJS.Require, name: string): string {
  const paths = require.resolve.paths(name) ?? []
  const folder = paths.find((path) => existsSync(join(path, name, 'package.json')))
  if (!folder) throw new Error(`${name} is not installed. Run npm install.`)
  return join(folder, name, 'package.json')
}
