import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RegisteredRemote } from '@site/contracts/Registry'
import type { RemoteRecipe } from '@site/remote-kit/build/defineRemote'
import * as v from 'valibot'

/** A remote with everything that its sources say about it. */
export type KnownRemote = RegisteredRemote & {
  definition: RemoteRecipe['definition']
  /** What people call it and its parts: the `keywords` of its package.json. */
  keywords: readonly string[]
  /** Anchors that it links to, and names of what it publishes. */
  anchorsAndContent: readonly string[]
}

const manifestSchema = v.object({ keywords: v.optional(v.array(v.string()), []) })

/** What these remotes say about themselves. Their folders are in `place`; those that are elsewhere are left out. */
export function knownRemotes(root: string, remotes: readonly RegisteredRemote[], place = root): KnownRemote[] {
  const here = remotes.filter(({ name }) => existsSync(join(place, name)))
  const definitions = readDefinitions(
    root,
    here.map(({ name }) => join(place, name)),
  )
  return here.flatMap((remote, index) => {
    const folder = join(place, remote.name)
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const definition = definitions[index]
    if (!definition) throw new Error(`${remote.name} has no definition.`)
    const { keywords } = v.parse(manifestSchema, manifest)
    return [{ ...remote, definition, keywords, anchorsAndContent: [...anchorsOf(folder), ...publishedBy(folder)] }]
  })
}

/** Read as the remotes' build does, all in one process: Jest loads modules differently. */
function readDefinitions(root: string, folders: readonly string[]): RemoteRecipe['definition'][] {
  const script = `
    import { readRecipe } from './shared/remote-kit/build/definition/readRecipe.ts'
    const definitions = await Promise.all(process.argv.slice(1).map((folder) => readRecipe(folder)))
    // Without the schemas of texts, which are long and name nobody.
    console.log(JSON.stringify(definitions.map(({ content, ...definition }) => definition)))`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script, '--', ...folders]
  const { stdout, stderr } = spawnSync(process.execPath, options, { cwd: root, encoding: 'utf8' })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

function anchorsOf(folder: string): string[] {
  const sources = join(folder, 'src')
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(sources, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/#([a-z0-9]+(?:-[a-z0-9]+)+)['"`]/g)].map(([, id = '']) => id))
}

/** Single words are left out: they do not identify a remote. */
function publishedBy(folder: string): string[] {
  const content = join(folder, 'content')
  const files = existsSync(content) ? readdirSync(content) : []
  return files.filter((file) => /-.*\.md$/.test(file)).map((file) => file.replace(/\.md$/, ''))
}
