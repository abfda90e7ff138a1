import type { Finding } from '@site/release-protocol/exchange/findings'
import type { PageProblem } from './watchProblems.ts'
import type { Visit } from './visitPage.ts'

type Given = {
  visits: readonly Visit[]
  /** How the live versions of pages with problems did, by path. */
  live: ReadonlyMap<string, Visit>
  /** The source module of each browser file. */
  sources: ReadonlyMap<string, string>
}

const mends = {
  hydration: 'Fix what throws or never ends: "npm run dev" shows it with readable names.',
  'page error': 'Fix what throws: "npm run dev" shows it with readable names.',
  'console error': 'Fix what it reports.',
  policy:
    'Declare its origin as a service (`connect`, `images` or `script`) in rspack.config.ts, or import it as a file.',
  'endless effect': 'Give the effect its dependencies (`[]`), or set the state only when it changes.',
  'failed load': 'Release it with the page, or do not ask for it.',
  page: 'Fix what the site reports, and check again.',
} as const
/** Whatever turns text into HTML by itself, or makes a policy for it: no place of the release's own may throw it. */
const trusted = /TrustedHTML|TrustedScript|TrustedTypePolicy/
const trustedMend =
  'The policy lets no library turn text into HTML (`innerHTML`): leave out the part of it that does, or build that of components.'

/**
 * Findings about pages that were opened in a browser: a refusal for each failure, once, and a notice if the live page fails
 * in the same way.
 */
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
    const rest = isKnown ? 'What is live fails alike.' : trusted.test(message) ? trustedMend : mends[rule]
    const reason = `On ${path}${also}, ${message.replace(/\.$/, '')}. ${rest}`
    return { kind: isKnown ? 'notice' : 'refusal', rule, file: source ?? files[0] ?? path, reason }
  })
}

type Failure = { rule: PageProblem['rule'] | 'page'; message: string; files: readonly string[] }

function failuresOf({ status, islands, problems }: Visit): Failure[] {
  if (status === 0) return [{ rule: 'page', message: 'the site sends no document', files: [] }]
  if (status >= 400) return [{ rule: 'page', message: `the site answers ${status}`, files: [] }]
  const thrown = problems.find(({ rule }) => rule === 'page error' || rule === 'hydration')
  const broken = islands.failed.map((name) => `${islandText(name)} fails`)
  // After an exception nothing waits any more: what is not hydrated then may merely be late.
  const late = thrown ? [] : islands.waiting.map((name) => `${islandText(name)} is not hydrated`)
  // React re-renders what it could not hydrate.
  const recreated =
    thrown?.rule === 'hydration' ? islands.replaced.map((name) => `${islandText(name)} is recreated`) : []
  const parts = [...broken, ...late, ...recreated]
  if (parts.length === 0) return problems
  const message = [parts.join(', '), ...(thrown ? [thrown.message] : [])].join(': ')
  const own = { rule: 'hydration' as const, message, files: thrown?.files ?? [] }
  return [own, ...problems.filter((problem) => problem !== thrown)]
}

/** An island by its name in a report, which the page itself has too. */
export function islandText(name: string): string {
  if (name === 'page') return 'the page itself'
  return name === '' ? 'an island' : `the island "${name}"`
}
