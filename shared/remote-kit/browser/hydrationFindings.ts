import type { Finding } from '../release/upload/findings.ts'
import type { PageProblem } from './watchProblems.ts'
import type { Visit } from './visitPage.ts'

type Given = {
  visits: readonly Visit[]
  /** How pages with problem fare that are live now, by their paths. */
  live: ReadonlyMap<string, Visit>
  /** The source that a browser file was made for. */
  sources: ReadonlyMap<string, string>
}

const mends = {
  hydration: 'Mend what throws, or what never ends: "npm run dev" shows it with readable names.',
  'page error': 'Mend what throws: "npm run dev" shows it with readable names.',
  'console error': 'Mend what it tells of.',
  'failed load': 'Release it with the page, or do not ask for it.',
  page: 'Mend what the site says of it, and ask again.',
} as const

/** What was seen of pages in a browser: a refusal for each failure, once, and a notice where what is live fails alike. */
export function hydrationFindings({ visits, live, sources }: Given): Finding[] {
  const seen = visits.flatMap((visit) => {
    const former = live.get(visit.path)
    const known = new Set(former ? failuresOf(former).map(({ message }) => message) : [])
    return failuresOf(visit).map((failure) => ({ ...failure, path: visit.path, isKnown: known.has(failure.message) }))
  })
  const marked = seen.map((failure) => ({ ...failure, mark: `${failure.rule} ${failure.message} ${failure.isKnown}` }))
  const firsts = new Map(marked.toReversed().map((failure) => [failure.mark, failure]))
  return [...firsts.values()].toReversed().map(({ rule, message, path, files, isKnown, mark }): Finding => {
    const others = marked.filter((failure) => failure.mark === mark).length - 1
    const also = others > 0 ? `, as on ${others} more` : ''
    const source = files.map((file) => sources.get(file)).find(Boolean)
    const rest = isKnown ? 'What is live fails alike.' : mends[rule]
    const reason = `On ${path}${also}, ${message.replace(/\.$/, '')}. ${rest}`
    return { kind: isKnown ? 'notice' : 'refusal', rule, file: source ?? files[0] ?? path, reason }
  })
}

type Failure = { rule: PageProblem['rule'] | 'page'; message: string; files: readonly string[] }

function failuresOf({ status, islands, problems }: Visit): Failure[] {
  if (status === 0) return [{ rule: 'page', message: 'no document comes', files: [] }]
  if (status >= 400) return [{ rule: 'page', message: `the site answers ${status}`, files: [] }]
  const thrown = problems.find(({ rule }) => rule === 'page error' || rule === 'hydration')
  const broken = islands.failed.map((name) => `${islandText(name)} fails`)
  // Nothing is waited for once something has been thrown: what is not alive then may only be late.
  const late = thrown ? [] : islands.waiting.map((name) => `${islandText(name)} does not come to life`)
  // React makes anew what it could not hydrate.
  const anew = thrown?.rule === 'hydration' ? islands.replaced.map((name) => `${islandText(name)} is made anew`) : []
  const parts = [...broken, ...late, ...anew]
  if (parts.length === 0) return problems
  const message = [parts.join(', '), ...(thrown ? [thrown.message] : [])].join(': ')
  const own = { rule: 'hydration' as const, message, files: thrown?.files ?? [] }
  return [own, ...problems.filter((problem) => problem !== thrown)]
}

function islandText(name: string): string {
  if (name === 'page') return 'the page itself'
  return name === '' ? 'an island' : `the island "${name}"`
}
