import { statementOf } from '@site/remote-kit/release/fileEncodings'
import { siteForms } from '../../../rendering/plan/siteForms.ts'
import type { Composition } from '../Composition.ts'
import type { ServedFile } from '../servedFiles.ts'
import { isListed } from '../listedPages.ts'
import { OF_ALL } from './compositionManifest.ts'
import { documentFile } from './documentFile.ts'

/** A file at its address. */
export type ComposedFile = ServedFile & { address: string }

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : Number(one > other)

const sorted = <Value>(entries: Iterable<readonly [string, Value]>) => [...entries].sort(byName)

/** What a composition's `composition.json` states, but for the encodings of files; each list in the order of its paths. */
export function manifestOf(composition: Composition, build: string) {
  const { id, shell, releases, parts, services, finished } = composition
  const guarded = releases.filter(({ routes }) => routes.some((route) => route.guarded)).map(({ name }) => name)
  const partOf = new Map([...parts].flatMap(([name, { finished: own }]) => [...own.keys()].map((path) => [path, name])))
  const moved = releases.flatMap(({ redirects = {} }) => Object.entries(redirects))
  return {
    id,
    build,
    releases: Object.fromEntries([shell, ...releases].map((release) => [release.name, release.id])),
    services: Object.fromEntries(sorted(Object.entries(services))),
    redirects: Object.fromEntries(sorted(moved.filter(([from]) => !finished.has(from) && !isListed(releases, from)))),
    forms: siteForms(releases).map(({ kind }) => kind),
    parts: Object.fromEntries(sorted([...parts].map(([name, { key }]) => [name, key]))),
    documents: sorted(finished).map(([path, page]) => {
      const part = partOf.get(path) ?? OF_ALL
      const { status, type, etag, headers, summary, body } = page
      return {
        path,
        file: documentFile(path, { type, guarded: guarded.includes(part) }),
        ...{ part, status, type, etag, headers, summary },
        encodings: { identity: statementOf(body.identity), br: statementOf(body.br), gzip: statementOf(body.gzip) },
      }
    }),
    files: filesOf(composition),
  }
}

/** The files of the composition's own releases; visitors may also get those of former ones. */
function filesOf({ shell, releases, files }: Composition): ComposedFile[] {
  const own = new Set([shell, ...releases].map(({ name, id }) => `${name} ${id}`))
  return sorted([...files].filter(([, { name, id }]) => own.has(`${name} ${id}`))).map(([address, file]) => ({
    address,
    ...file,
  }))
}
