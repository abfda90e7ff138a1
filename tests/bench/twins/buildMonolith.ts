import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rspack, type StatsCompilation } from '@rspack/core'
import { parseRegistry } from '@site/contracts/Registry'
import type { RemoteRecipe } from '@site/remote-kit/build/defineRemote'
import { monolithConfiguration } from './monolithConfiguration.ts'

const root = join(import.meta.dirname, '../../..')
const work = join(root, 'tests/.build/monolith')
/** Below a path from which the document's Trusted Types policy allows scripts. */
const PUBLIC_PATH = '/shell/monolith/'

/** The site as one bundle: the addresses of the scripts that every page starts with, and of those of each route. */
export type Monolith = {
  start: readonly string[]
  routes: ReadonlyMap<string, readonly string[]>
  /** All of its files, by address. */
  files: ReadonlyMap<string, Buffer>
}

/**
 * Builds the sources of the shell's frame and of all remotes' pages as one ordinary React application: one entry that
 * hydrates the whole document, a chunk for each route. Of the shell's own modules only the one that loads a remote's page is
 * replaced, by `import()`. @throws Error with all compiler errors.
 */
export async function buildMonolith(): Promise<Monolith> {
  const remotes = await readRemotes()
  const pages = pagesOf(remotes)
  const output = join(work, 'built')
  const compiler = rspack(
    monolithConfiguration({ root, output, publicPath: PUBLIC_PATH, ...writeSources(pages, remotes) }),
  )
  const stats = await new Promise<StatsCompilation>((resolve, reject) => {
    compiler.run((error, result) => {
      const problems = result?.hasErrors() ? result.toString({ preset: 'errors-only' }) : undefined
      const stats = result?.toJson({ all: false, entrypoints: true, chunkGroups: true })
      compiler.close(() => (stats && !problems ? resolve(stats) : reject(error ?? new Error(problems))))
    })
  })
  const scriptsOf = (group: { assets?: { name: string }[] } | undefined) =>
    (group?.assets ?? [])
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'))
      .map((name) => PUBLIC_PATH + name)
  return {
    start: scriptsOf(stats.entrypoints?.main),
    routes: new Map(pages.map(({ path, chunk }) => [path, scriptsOf(stats.namedChunkGroups?.[chunk])])),
    files: new Map(readdirSync(output).map((name) => [PUBLIC_PATH + name, readFileSync(join(output, name))])),
  }
}

type Remote = RemoteRecipe['definition']

type PageSource = { path: string; chunk: string; file: string }

/** Every registered remote's own build configuration. */
async function readRemotes(): Promise<Remote[]> {
  const registry: unknown = JSON.parse(readFileSync(join(root, 'shell/remotes.json'), 'utf8'))
  return Promise.all(
    parseRegistry(registry).map(async ({ name }) => {
      const recipe: { default: RemoteRecipe } = await import(pathToFileURL(join(root, name, 'rspack.config.ts')).href)
      return recipe.default.definition
    }),
  )
}

function pagesOf(remotes: readonly Remote[]): PageSource[] {
  const pages = remotes.flatMap(({ name, pages }) =>
    pages.map(({ path, page }) => ({ path, file: join(root, name, page) })),
  )
  return pages.map((page, index) => ({ ...page, chunk: `page${index}` }))
}

/** Writes the two modules that only the monolith has: its entry, and what loads its pages and fragments. */
function writeSources(pages: readonly PageSource[], remotes: readonly Remote[]) {
  mkdirSync(work, { recursive: true })
  const browser = join(root, 'shell/src/browser')
  const entry = join(work, 'main.js')
  writeFileSync(
    entry,
    `import { readSnapshot } from ${JSON.stringify(join(browser, 'loading/readSnapshot.ts'))}
import { hydrate } from ${JSON.stringify(join(browser, 'hydration/hydrate.tsx'))}
hydrate(readSnapshot(document))
`,
  )
  const loaders = pages.map(
    ({ path, chunk, file }) =>
      `${JSON.stringify(path)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)}),`,
  )
  const mounts = remotes.map(({ name, fragments = {} }) => {
    const modules = Object.entries(fragments).flatMap(([fragment, of]) => {
      // What is of another site is in no bundle.
      if (typeof of === 'object' && 'manifest' in of) return []
      const file = join(root, name, typeof of === 'string' ? of : of.component)
      return [`${fragment}: () => import(${JSON.stringify(file)})`]
    })
    return `${JSON.stringify(name)}: { ${modules.join(', ')} },`
  })
  const load = join(work, 'load.js')
  writeFileSync(
    load,
    `import { mountFragments } from '@site/design/islands/mountFragments'
const pages = {\n${loaders.join('\n')}\n}
const fragments = {\n${mounts.join('\n')}\n}
const mounted = new Set()
export const loadPage = ({ path }) => pages[path]().then((page) => page.default)
export const loadMount = async ({ remote }) => (shell) => {
  if (mounted.has(remote)) return
  mounted.add(remote)
  mountFragments(remote, fragments[remote], shell)
}
`,
  )
  return { entry, federation: join(browser, 'federation/federation.ts'), load }
}
