import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { listFiles } from '../release/listFiles.ts'
import { installedManifest } from './libraries/installedManifest.ts'
import type { Compiled } from './compileRemote.ts'
import type { RemoteDefinition } from './definition/RemoteDefinition.ts'
import { contentPagesFile } from './writePageContent.ts'

const kit = join(import.meta.dirname, '..')
/** Folders of the kit whose code determines a build's output, and what is refused of it. */
const recipe = ['build', 'budgets', 'gate', 'patches']
/** Packages that are not among the files that a build reads. */
const compilers = ['@rspack/core', '@module-federation/enhanced', '@valibot/to-json-schema', 'fflate']

const hashes = v.record(v.string(), v.string())
const recordSchema = v.object({
  recipe: v.string(),
  read: hashes,
  absent: v.array(v.string()),
  made: hashes,
  sources: v.array(v.tuple([v.string(), v.string()])),
  contents: v.array(v.tuple([v.string(), v.string()])),
})

/**
 * The build in a remote's `dist`, with a record of everything that it was made from: the files that the compiler read, those
 * that it looked up in vain, and the build recipe itself. A record that is damaged or missing counts as no build.
 */
export function openBuildCache(remote: RemoteDefinition, folder: string) {
  const dist = join(folder, 'dist')
  const file = recordFile(folder)

  return {
    /** The stored build's sources, if another build would produce the same files. */
    read(): Compiled['sources'] | undefined {
      const record = readRecord(file)
      const isSame =
        record?.recipe === recipeOf(remote, folder) &&
        isEqual(hashesIn(dist, listFiles(dist)), record.made) &&
        Object.entries(record.read).every(([path, hash]) => hashOfFile(path) === hash) &&
        !record.absent.some(existsSync)
      return isSame ? new Map(record.sources) : undefined
    },
    /** The output is not reliable while it is being rewritten. */
    forget: () => rmSync(file, { force: true }),
    keep({ sources, contents, read, absent }: Compiled): void {
      const record: v.InferInput<typeof recordSchema> = {
        recipe: recipeOf(remote, folder),
        read: Object.fromEntries(read.map((path) => [path, hashOfFile(path)])),
        absent: [...absent],
        made: hashesIn(dist, listFiles(dist)),
        sources: [...sources],
        contents: [...contents],
      }
      writeFileSync(file, JSON.stringify(record))
    },
  }
}

/** What the browser files of a remote's last build consist of, by name; nothing if there is no build. */
export const builtContents = (folder: string): ReadonlyMap<string, string> =>
  new Map(readRecord(recordFile(folder))?.contents)

/** The record of the build in a remote's folder. */
const recordFile = (folder: string) => join(folder, '.build/built.json')

/** Undefined if it is damaged or missing. */
function readRecord(file: string): v.InferOutput<typeof recordSchema> | undefined {
  try {
    const { success, output } = v.safeParse(recordSchema, JSON.parse(readFileSync(file, 'utf8')))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** Identifies how a remote is built: its definition and budgets, the kit, the compilers, Node, and their location. */
function recipeOf(remote: RemoteDefinition, folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify([remote, folder, process.version, process.env.NODE_ENV]))
  const code = recipe.flatMap((part) => listFiles(join(kit, part)).map((name) => join(kit, part, name)))
  const manifests = compilers.map((name) => installedManifest(kit, name))
  // The pages are tried with their content.
  for (const path of [...code, ...manifests, join(folder, 'budgets.json'), contentPagesFile(folder)])
    hash.update(`${path}\n${hashOfFile(path)}\n`)
  return hash.digest('base64url')
}

const hashesIn = (folder: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, hashOfFile(join(folder, name))]))

/** Empty if there is no such file. For a folder, which the compiler may also list, only its existence counts. */
function hashOfFile(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('base64url')
  } catch {
    return existsSync(path) ? 'folder' : ''
  }
}

const isEqual = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
