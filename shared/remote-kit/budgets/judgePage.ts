import type { PageBudget } from './Budgets.ts'
import { documentParts } from './documentParts.ts'
import { largestOf, overBudget } from './overBudget.ts'

/** What a request is for; `prefetched` is for other pages and does not count as the page's own. */
export type Kind = 'document' | 'prefetched' | 'script' | 'other'

export type PageRequest = { name: string; kind: Kind; bytes: number }

/** What a page has used up to and after the first touch, with its HTML. */
export type PageLoad = { html: string; requests: readonly PageRequest[] }

/** What a script consists of, by its name in requests: for one that has a mere number for a name. */
export type Contents = ReadonlyMap<string, string>

/** Everything in which a page exceeds its budget: the number, the budget, and the largest contributors. */
export function judgePage(
  place: string,
  { html, requests }: PageLoad,
  budget: PageBudget,
  contents?: Contents,
): string[] {
  const documents = requests.filter(({ kind }) => kind === 'document')
  const scripts = requests.filter(({ kind }) => kind === 'script')
  return [
    overBudget({
      place,
      count: bytesOf(documents),
      unit: 'bytes of document',
      budget: budget.document,
      madeOf: () => largestOf(documentParts(html)),
    }),
    overBudget({
      place,
      count: bytesOf(scripts),
      unit: 'bytes of script',
      budget: budget.script,
      madeOf: () => largestOf(byName(scripts, contents)),
    }),
  ].filter((problem) => problem !== undefined)
}

/** The same for what a page prefetches for others, which is part of the shell's budget. */
export function judgePrefetched(
  place: string,
  { requests }: Pick<PageLoad, 'requests'>,
  budget: number,
  contents?: Contents,
): string[] {
  const prefetched = requests.filter(({ kind }) => kind === 'prefetched')
  const madeOf = () => largestOf(byName(prefetched, contents))
  const problem = overBudget({ place, count: bytesOf(prefetched), unit: 'bytes prefetched', budget, madeOf })
  return problem === undefined ? [] : [problem]
}

function bytesOf(requests: readonly PageRequest[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0)
}

/** Bytes by name; a file that is loaded twice counts twice. */
function byName(requests: readonly PageRequest[], contents?: Contents): Record<string, number> {
  const parts: Record<string, number> = {}
  for (const { name, bytes } of requests) {
    const content = contents?.get(name) ?? name
    parts[content] = (parts[content] ?? 0) + bytes
  }
  return parts
}
