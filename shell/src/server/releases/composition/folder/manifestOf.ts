import type { Release } from '@site/contracts/Release'
import { agencyOf } from '@site/contracts/siteContent'
import { siteForms } from '../../../rendering/plan/siteForms.ts'
import { isListed } from '../listedPages.ts'
import type { Draft } from '../Draft.ts'
import { contentPath } from '../siteDocuments.ts'
import { type CompositionManifest, OF_ALL } from '../../../releaseStore/compositions/compositionManifest.ts'
import { documentFile } from '../../../releaseStore/compositions/documentFile.ts'

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : Number(one > other)

const sorted = <Value>(entries: Iterable<readonly [string, Value]>) => [...entries].sort(byName)

/** What a draft's `composition.json` states, but for its files; each list in the order of its paths. */
export function manifestOf(draft: Draft, build: string): Omit<CompositionManifest, 'files'> {
  const { id, shell, releases, desks = [], parts, site, services, finished } = draft
  const isGuarded = ({ name, routes }: Release) => desks.includes(name) || routes.some((route) => route.guarded)
  const guarded = releases.filter(isGuarded).map(({ name }) => name)
  const partOf = new Map([...parts].flatMap(([name, { finished: own }]) => [...own.keys()].map((path) => [path, name])))
  const moved = releases.flatMap(({ redirects = {} }) => Object.entries(redirects))
  return {
    id,
    build,
    releases: Object.fromEntries([shell, ...releases].map((release) => [release.name, release.id])),
    content: finished.get(contentPath)?.body.descriptor('identity').hash ?? '',
    facts: {
      ...agencyOf(site),
      openingHours: site.openingHours,
      ...(site.numbers && { numbers: site.numbers }),
      ...(site.saysSamples && { saysSamples: true }),
    },
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
        encodings: {
          identity: body.descriptor('identity'),
          br: body.descriptor('br'),
          gzip: body.descriptor('gzip'),
        },
      }
    }),
  }
}
