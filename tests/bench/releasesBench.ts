import { startPostgres } from 'shell/database/startPostgres'
import { sentByUpload, withOneLineChange } from './oneLineChange.ts'
import { openTeam, type Team } from './openTeam.ts'

const RELEASES = Number(process.env.RELEASES ?? 20)
/** Released in turn, because each may be published ten times a minute. */
const remotes = ['mfe-marketing', 'mfe-blog', 'mfe-quiz', 'mfe-agent'] as const
const PAUSE = 2_000

type Measured = { published: number[]; rolledBack: number[]; gate: number[] }

/** Releases to three servers over the network and rolls each release back. Times in ms. */
async function measure(team: Team): Promise<Measured> {
  const measured: Measured = { published: [], rolledBack: [], gate: [] }
  for (let count = 0; count < RELEASES; count++) {
    const name = remotes[count % remotes.length] ?? remotes[0]
    const { seconds, gate } = await team.release(name)
    measured.published.push(seconds * 1000)
    measured.gate.push(gate * 1000)
    await pause()
    measured.rolledBack.push((await team.rollBack(name)) * 1000)
    await pause()
  }
  return measured
}

/** First with releases in a folder, then in PostgreSQL. */
async function measureBoth(): Promise<[name: string, Measured][]> {
  const postgres = await startPostgres({ isDurable: true })
  const all: [string, Measured][] = []
  try {
    for (const [store, env] of [
      ['a folder', {}],
      ['PostgreSQL', { DATABASE_URL: postgres.url }],
    ] as const) {
      const team = await openTeam(remotes, env)
      try {
        all.push([store, await measure(team)])
      } finally {
        await team.stop()
      }
    }
  } finally {
    await postgres.stop()
  }
  return all
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

function quantile(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? 0
}

const labels: Record<keyof Measured, string> = {
  published: 'from upload to live on all servers',
  rolledBack: 'from rollback to live on all servers',
  gate: 'gate, as recorded by the servers',
}

/** Command: prints how long releases to three servers take, and how much a changed line sends. `RELEASES` is their number. */
const { sent, whole, files, of } = await withOneLineChange(sentByUpload)
console.log(
  `One line changed: ${sent} bytes sent in ${files} of ${of} files, ${((sent / whole) * 100).toFixed(1)} % of the release's ${whole}`,
)
const both = await measureBoth()
console.log(`\n${RELEASES} releases to three servers, p50 and p99 in ms`)
for (const key of Object.keys(labels) as (keyof Measured)[]) {
  const figures = both.map(([store, measured]) => {
    const [p50, p99] = [quantile(measured[key], 0.5), quantile(measured[key], 0.99)]
    return { p50, text: `${store} ${p50.toFixed(0)}, ${p99.toFixed(0)}` }
  })
  const [folder, postgres] = figures
  const ratio = (postgres?.p50 ?? 0) / (folder?.p50 ?? 1)
  console.log(
    `${labels[key].padEnd(40)}${figures.map(({ text }) => text.padEnd(26)).join('')}ratio ${ratio.toFixed(2)}`,
  )
}
