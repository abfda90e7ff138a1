import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PageDefinition, RemoteDefinition } from './RemoteDefinition.ts'

const keys = [
  ...(['name', 'pages', 'navigation', 'footer', 'fragments', 'places', 'bar', 'forms', 'services'] as const),
  ...(['collections', 'content', 'publicFiles', 'redirects', 'shared', 'documents'] as const),
] satisfies readonly (keyof RemoteDefinition)[]

/** @throws Error that says what a remote's definition lacks, or has under a name that nobody reads. */
export function checkKeys(definition: object): asserts definition is RemoteDefinition {
  const unknown = Object.keys(definition).find((key) => !keys.some((known) => known === key))
  if (unknown !== undefined) throw new Error(`rspack.config.ts has ${unknown}, and a remote has: ${keys.join(', ')}.`)
  if (!('name' in definition) || typeof definition.name !== 'string')
    throw new Error("rspack.config.ts has no name: write that of the remote's folder, such as 'mfe-sample'.")
  const hasPages = 'pages' in definition && Array.isArray(definition.pages) && definition.pages.length > 0
  if (!hasPages) throw new Error('rspack.config.ts has no pages: a remote answers for at least one.')
  for (const page of definition.pages as unknown[]) {
    const { path, page: module, data, content, entries }: Record<keyof PageDefinition, unknown> = Object(page)
    if (typeof path !== 'string' || !path.startsWith('/'))
      throw new Error(`rspack.config.ts has a page with the path ${JSON.stringify(path)}: it begins with /.`)
    if (/[*?]/.test(path))
      throw new Error(
        `rspack.config.ts has a page with the path ${JSON.stringify(path)}, and a site knows each address: name each path, with the same module if it shows them all, and /:name for a parameter. There, \`useLocation\` says which it is.`,
      )
    if (path.includes('/:') && !data && !content && !entries)
      throw new Error(
        `rspack.config.ts says nothing of what ${path} may be: a data module exports \`paths\`, or the page has \`content\` or \`entries\`. What only browsers know belongs in the query, which \`useSearchParams\` reads.`,
      )
    if (typeof module !== 'string' || !/^\.\/src\/pages\/.+\.tsx$/.test(module))
      throw new Error(`rspack.config.ts names ${JSON.stringify(module)} for ${path}: a page is a ./src/pages/….tsx.`)
  }
}

/** @throws Error that names the files which a remote's definition names, and which are not in its folder. */
export function checkFiles(definition: RemoteDefinition, folder: string): void {
  const problems = filesOf(definition)
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => `rspack.config.ts${lineOf(file, folder)}: there is no ${file}.${besides(file, folder)}`)
  if (problems.length > 0) throw new Error(`${definition.name} cannot be built:\n${problems.join('\n')}`)
}

function filesOf({ pages, fragments = {}, publicFiles = {}, documents }: RemoteDefinition): string[] {
  return [
    ...pages.flatMap(({ page, data }) => [page, data]),
    ...Object.values(fragments).flatMap((fragment) => {
      if (typeof fragment === 'string') return fragment
      return 'component' in fragment ? [fragment.component, fragment.data] : []
    }),
    ...Object.values(publicFiles),
    documents,
  ].filter((file) => file !== undefined)
}

function lineOf(file: string, folder: string): string {
  const lines = readFileSync(join(folder, 'rspack.config.ts'), 'utf8').split('\n')
  const index = lines.findIndex((line) => line.includes(file))
  return index < 0 ? '' : `:${index + 1}`
}

function besides(file: string, folder: string): string {
  const place = join(folder, dirname(file))
  if (!existsSync(place)) return ` There is no folder ${dirname(file)} either.`
  const names = readdirSync(place).filter((name) => !name.includes('.test.'))
  return ` The folder has: ${names.join(', ')}.`
}
