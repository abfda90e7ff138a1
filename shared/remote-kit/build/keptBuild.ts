import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { listFiles } from '../release/listFiles.ts'
import { installedManifest } from '../release/packageOf.ts'
import type { Compiled } from './compileRemote.ts'
import type { RemoteDefinition } from './RemoteDefinition.ts'

const kit = join(import.meta.dirname, '..')
/** Folders of the kit whose code decides what a build makes. */
const recipe = ['build', 'budgets', 'surgery']
/** Those that the files which a build reads do not tell of. */
const compilers = ['@rspack/core', '@module-federation/enhanced']

const hashes = v.record(v.string(), v.string())
const noteSchema = v.object({
  recipe: v.string(),
  read: hashes,
  absent: v.array(v.string()),
  made: hashes,
  sources: v.array(v.tuple([v.string(), v.string()])),
})

/**
 * The build that lies in a remote's `dist`, with a note of everything that it was made from: the files that the compiler
 * read, those that it looked for in vain, and the recipe itself. A note that is damaged, or deleted, counts as none.
 */
export function openKeptBuild(remote: RemoteDefinition, folder: string) {
  const dist = join(folder, 'dist')
  const file = join(folder, '.build/built.json')

  return {
    /** What the kept build gave, when another one would make the same files. */
    read(): Compiled['sources'] | undefined {
      const note = readNote(file)
      const isSame =
        note?.recipe === recipeOf(remote, folder) &&
        isEqual(hashesIn(dist, listFiles(dist)), note.made) &&
        Object.entries(note.read).every(([path, hash]) => hashOfFile(path) === hash) &&
        !note.absent.some(existsSync)
      return isSame ? new Map(note.sources) : undefined
    },
    /** Nothing that lies there can be relied on while it is written anew. */
    forget: () => rmSync(file, { force: true }),
    keep({ sources, read, absent }: Compiled): void {
      const note: v.InferInput<typeof noteSchema> = {
        recipe: recipeOf(remote, folder),
        read: Object.fromEntries(read.map((path) => [path, hashOfFile(path)])),
        absent: [...absent],
        made: hashesIn(dist, listFiles(dist)),
        sources: [...sources],
      }
      writeFileSync(file, JSON.stringify(note))
    },
  }
}

function readNote(file: string): v.InferOutput<typeof noteSchema> | undefined {
  try {
    const { success, output } = v.safeParse(noteSchema, JSON.parse(readFileSync(file, 'utf8')))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** Name of how a remote is built: its definition and budgets, the kit, the compilers, Node, and where it all lies. */
function recipeOf(remote: RemoteDefinition, folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify([remote, folder, process.version, process.env.NODE_ENV]))
  const code = recipe.flatMap((part) => listFiles(join(kit, part)).map((name) => join(kit, part, name)))
  const manifests = compilers.map((name) => installedManifest(kit, name))
  for (const path of [...code, ...manifests, join(folder, 'budgets.json')])
    hash.update(`${path}\n${hashOfFile(path)}\n`)
  return hash.digest('base64url')
}

const hashesIn = (folder: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, hashOfFile(join(folder, name))]))

/** Empty where there is no such file. A folder, which the compiler names among what it read, counts by its being there. */
function hashOfFile(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('base64url')
  } catch {
    return existsSync(path) ? 'folder' : ''
  }
}

const isEqual = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
