import type { Moment as MomentBudget, PageBudget } from './Budgets.ts'
import { documentParts } from './documentParts.ts'
import { longestChain } from './longestChain.ts'
import { largestOf, overBudget, totalOf } from './overBudget.ts'

const kinds = ['script', 'image', 'other'] as const
const units = { script: 'bytes of script', image: 'bytes of images', other: 'bytes of other kinds' }
/** What a request is for; `prefetched` is for other pages and does not count as the page's own. */
export type Kind = 'document' | 'prefetched' | (typeof kinds)[number]

/** A request of a page. `initiators` are the addresses of the document and the scripts that caused it. */
export type PageRequest = { url: string; name: string; kind: Kind; bytes: number; initiators: readonly string[] }

/** What a page has used up to a moment: its requests so far, and its elements by the part of the page that contains them. */
export type Moment = { requests: readonly PageRequest[]; nodes: Readonly<Record<string, number>> }
/** What a page has used when it is ready, and when it is idle, with its HTML. */
export type PageLoad = { html: string; loaded: Moment; idle: Moment }

/** Everything in which a page exceeds its budget: the number, the budget, and the largest contributors. */
export function judgePage(place: string, { html, loaded, idle }: PageLoad, budget: PageBudget): string[] {
  const document = {
    place,
    count: bytesOf(loaded.requests.filter(({ kind }) => kind === 'document')),
    unit: 'bytes of document',
    budget: budget.document,
    madeOf: () => largestOf(documentParts(html)),
  }
  return [
    overBudget(document),
    ...judgeMoment(place, loaded, budget.loaded),
    ...judgeMoment(`${place}, when idle`, idle, budget.idle),
  ].filter((problem) => problem !== undefined)
}

/** The same for what a page prefetches for others, which is part of the shell's budget. */
export function judgePrefetched(
  place: string,
  { requests }: Moment,
  budget: { bytes: number; requests: number },
): string[] {
  const prefetched = requests.filter(({ kind }) => kind === 'prefetched')
  const madeOf = () => largestOf(byName(prefetched))
  return [
    overBudget({ place, count: bytesOf(prefetched), unit: 'bytes prefetched', budget: budget.bytes, madeOf }),
    overBudget({ place, count: prefetched.length, unit: 'prefetches', budget: budget.requests, madeOf }),
  ].filter((problem) => problem !== undefined)
}

function judgeMoment(place: string, { requests, nodes }: Moment, budget: MomentBudget): (string | undefined)[] {
  const own = requests.filter(({ kind }) => kind !== 'prefetched')
  const byKind = kinds.map((kind) => ({ kind, files: own.filter((request) => request.kind === kind) }))
  const chain = longestChain(own)
  const judge = (count: number, unit: string, max: number, madeOf: () => string) =>
    overBudget({ place, count, unit, budget: max, madeOf })
  return [
    ...byKind.map(({ kind, files }) =>
      judge(bytesOf(files), units[kind], budget[kind], () => largestOf(byName(files))),
    ),
    judge(own.length, 'requests', budget.requests, () =>
      largestOf(Object.fromEntries(byKind.map(({ kind, files }) => [kind, files.length]))),
    ),
    judge(chain.length, 'round trips', budget.rounds, () => `one after the other: ${chain.join(', ')}`),
    judge(totalOf(nodes), 'elements', budget.nodes, () => largestOf(nodes)),
  ]
}

function bytesOf(requests: readonly PageRequest[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0)
}

/** Bytes by name; a file that is loaded twice counts twice. */
function byName(requests: readonly PageRequest[]): Record<string, number> {
  const parts: Record<string, number> = {}
  for (const { name, bytes } of requests) parts[name] = (parts[name] ?? 0) + bytes
  return parts
}
