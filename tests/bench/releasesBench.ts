import { startPostgres } from 'shell/leads/startPostgres'
import { sentByUpload, withOneLineChange } from './oneLineChange.ts'
import { openTeam, type Team } from './openTeam.ts'

const RELEASES = Number(process.env.RELEASES ?? 20)
/** A remote has ten publications a minute, and these take turns. */
const remotes = ['mfe-marketing', 'mfe-blog', 'mfe-quiz', 'mfe-agent'] as const
const PAUSE = 2_000

type Measured = { published: number[]; rolledBack: number[]; gate: number[] }

/** Releases to three servers over the network and takes back each, in turn. Times in ms. */
async function measure(team: Team): Promise<Measured> {
  const measured: Measured = { published: [], rolledBack: [], gate: [] }
  for (let count = 0; count < RELEASES; count++) {
    const name = remotes[count % remotes.length] ?? remotes[0]
    const { seconds, gate } = await team.release(name)
    measured.published.push(seconds * 1000)
    measured.gate.push(gate * 1000)
    await rest()
    measured.rolledBack.push((await team.rollBack(name)) * 1000)
    await rest()
  }
  return measured
}

/** With releases in a folder and in PostgreSQL, one after the other. */
async function inBoth(): Promise<[name: string, Measured][]> {
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

const rest = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

function at(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? 0
}

const labels: Record<keyof Measured, string> = {
  published: 'upload begun to visible on all servers',
  rolledBack: 'rollback to visible on all servers',
  gate: 'gate, as the servers record it',
}

/** Command: prints how long releases take to three servers, and what a change of one line sends. `RELEASES` says how many. */
const { sent, whole, files, of } = await withOneLineChange(sentByUpload)
console.log(
  `One line changed: ${sent} bytes sent in ${files} of ${of} files, ${((sent / whole) * 100).toFixed(1)} % of the release's ${whole}`,
)
const both = await inBoth()
console.log(`\n${RELEASES} releases to three servers, p50 and p99 in ms`)
for (const key of Object.keys(labels) as (keyof Measured)[]) {
  const figures = both.map(([store, measured]) => {
    const [half, most] = [at(measured[key], 0.5), at(measured[key], 0.99)]
    return { half, text: `${store} ${half.toFixed(0)}, ${most.toFixed(0)}` }
  })
  const [folder, postgres] = figures
  const ratio = (postgres?.half ?? 0) / (folder?.half ?? 1)
  console.log(
    `${labels[key].padEnd(40)}${figures.map(({ text }) => text.padEnd(26)).join('')}ratio ${ratio.toFixed(2)}`,
  )
}
