import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import { messageOf } from '@site/remote-kit/release/messageOf'
import { createServedFiles } from '../composition/servedFiles.ts'
import { readStatement } from '../../releaseStore/readStatement.ts'
import { sampleRelease, sampleRoute, sampleShell } from './sampleRelease.ts'

const RUNS = 5
const many = <Value>(count: number, make: (index: number) => Value) => Array.from({ length: count }, (_, n) => make(n))
const record = (count: number, value: unknown) => Object.fromEntries(many(count, (n) => [`media/${n}.webp`, value]))
const hash = `sha384-${'A'.repeat(64)}`
const files = record(releaseLimits.files, hash)
const sizes = record(releaseLimits.files, 1)
const paths = (count: number, more = '') =>
  many(count, (n) => ({ path: `/shop/${n}${more}`, lastModified: '2026-01-01' }))

/** Just below the limit of what is parsed at all (readReleaseJson.ts). */
const TOKENS = 89_000
const put = (record: Record<string, unknown>, [name, value]: readonly [string, unknown]) =>
  Object.assign(record, { [name]: value })

/** The largest valid manifest, and manifests at the size limit, each the most expensive of its kind. */
const statements: Record<string, object> = {
  'all that it may list': { routes: [sampleRoute('/shop', { paths: paths(releaseLimits.paths) })], files, sizes },
  'as many uses as a schema sees': {
    uses: many(7_000, (n) => [`library-${n}`, { range: '^1', names: ['a'] }] as const).reduce(put, {}),
  },
  'as many names as are parsed': { files: many(TOKENS / 2, (n) => [n.toString(36), 0] as const).reduce(put, {}) },
  'as many long names': {
    files: many(TOKENS / 2, (n) => [`media/${n}${'x'.repeat(30)}`, ''] as const).reduce(put, {}),
  },
  'as many lists': { uses: many(TOKENS / 2, () => [0]) },
  'as many shapes': { uses: many(TOKENS / 3, (n) => ({ [`a${n}`]: 1 })) },
  'more names': { files: many(350_000, (n) => [n.toString(36), 0] as const).reduce(put, {}) },
  'more paths': { routes: [sampleRoute('/shop', { paths: paths(50_000) })] },
  'more routes': { routes: many(18_000, (n) => sampleRoute(`/shop/${n}`)) },
  'more values': { uses: many(900_000, () => [0]) },
  'deep values': { uses: JSON.parse('['.repeat(1_000) + ']'.repeat(1_000)) },
  'escaped text': { understands: '\u0001'.repeat(600_000) },
}

/** CPU time of all threads, in ms: independent of the machine's other work, and helper threads count as well. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The longest stretch without a turn for other work, in ms of CPU time. */
async function longestStretch(work: () => Promise<unknown>): Promise<{ ms: number; outcome: string }> {
  let longest = 0
  let isOver = false
  let from = processorTime()
  const turn = () => {
    const now = processorTime()
    longest = Math.max(longest, now - from)
    from = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const outcome = await work().then(
    () => 'read',
    (error: unknown) => messageOf(error),
  )
  await new Promise((resolve) => setImmediate(resolve))
  isOver = true
  return { ms: longest, outcome }
}

/**
 * A line for each manifest: the longest stretch while it is read, and while its files get addresses. The best of several
 * runs counts.
 */
export async function statementBench(): Promise<string[]> {
  const lines: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'statements-'))
  const id = '0123456789abcdef'
  const at = join(folder, 'mfe-sample', id)
  mkdirSync(at, { recursive: true })
  const release = sampleRelease({ '/shop': {} }, { id })
  for (const [title, change] of Object.entries(statements)) {
    const text = JSON.stringify({ ...release, ...change })
    writeFileSync(join(at, 'release.json'), text)
    const [read, served] = [[], []] as [number[], number[]]
    let outcome = ''
    for (let run = 0; run < RUNS; run++) {
      const reading = await longestStretch(() => readStatement(at))
      outcome = reading.outcome
      read.push(reading.ms)
      const live = { shell: sampleShell(), releases: [release] }
      served.push((await longestStretch(() => createServedFiles(folder, async () => [])(live))).ms)
    }
    const least = (times: readonly number[]) => `${Math.min(...times).toFixed(1)} ms`
    lines.push(
      `${title}, ${text.length} bytes: ${least(read)} to read, ${least(served)} for its files (${outcome.slice(0, 80)})`,
    )
  }
  rmSync(folder, { recursive: true, force: true })
  return lines
}
