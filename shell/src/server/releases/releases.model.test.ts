import fc from 'fast-check'
import { liveAt, openCluster } from './testing/model/cluster.ts'
import { anyStep } from './testing/model/commands.ts'
import { expectAgreement, expectSound, nothingSeen } from './testing/model/invariants.ts'

/** The number of histories; run more of them after a change of how servers agree. */
const RUNS = Number(process.env.MODEL_RUNS ?? 6)
/** For the same histories each time. */
const SEED = Number(process.env.MODEL_SEED ?? 20260101)

jest.setTimeout(RUNS * 20_000)

it('never shows a bad release or one that was not agreed on, and lets all servers agree in the end', async () => {
  const histories = fc.array(anyStep, { minLength: 10, maxLength: 25, size: 'max' })
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const cluster = await openCluster(3)
      const seen = nothingSeen()
      try {
        for (const { run } of steps) {
          await run(cluster)
          await expectSound(cluster, seen)
        }
        cluster.takeAway(false)
        await expectAgreement(cluster, seen)
      } finally {
        await cluster.close()
      }
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
})

it('keeps good releases when all servers are killed', async () => {
  const cluster = await openCluster(2)
  await cluster.publish('1')
  for (const server of cluster.servers) await cluster.look(server)
  await cluster.publish('d')
  for (const server of cluster.servers) await cluster.look(server)
  const before = cluster.servers.map(liveAt)

  for (const server of cluster.servers.splice(0)) await cluster.kill(server)
  await cluster.start()

  expect([...before, ...cluster.servers.map(liveAt)]).toEqual([before[0], before[0], before[0]])
  await cluster.close()
})
