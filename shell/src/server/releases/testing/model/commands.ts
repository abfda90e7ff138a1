import fc from 'fast-check'
import { bad, type Cluster, good, type SampleRelease, shop } from './cluster.ts'

/** An event, with a sentence that is shown in a counterexample. */
type Step = { text: string; run(cluster: Cluster): Promise<void> }

const anyRelease = fc.constantFrom<SampleRelease>(...good, ...bad)
const refused = () => undefined

const step = <Value>(values: fc.Arbitrary<Value>, make: (value: Value) => Step): fc.Arbitrary<Step> =>
  values.map(make).map((one) => ({ ...one, [fc.toStringMethod]: () => one.text }))

const publishes = step(anyRelease, (one) => ({
  text: `publishes ${one}`,
  run: async (cluster) => void (await cluster.publish(one).catch(refused)),
}))

const triesOut = step(anyRelease, (one) => ({
  text: `tries ${one} out`,
  run: async (cluster) => void (await cluster.publish(one, {}, 10).catch(refused)),
}))

/** Two people who publish based on the same state. */
const publishTwo = step(fc.tuple(anyRelease, anyRelease), ([one, other]) => ({
  text: `two publish ${one} and ${other}`,
  async run(cluster) {
    const present = await cluster.store.published()
    const expected = { [shop]: present?.pointers[shop]?.counter ?? 0 }
    const both = [one, other].map((wanted) => cluster.publish(wanted, { expected }))
    const done = (await Promise.allSettled(both)).filter(({ status }) => status === 'fulfilled')
    expect(done).toHaveLength(present?.paused?.includes(shop) ? 0 : 1)
  },
}))

const rollsBack = step(fc.constantFrom<SampleRelease>(...good), (one) => ({
  text: `rolls back to ${one}`,
  run: async (cluster) => void (await cluster.publish(one, { by: 'rollback' })),
}))

const pauses = step(fc.boolean(), (isPaused) => ({
  text: isPaused ? 'pauses' : 'resumes',
  run: async (cluster) => void (await cluster.pause(isPaused ? [shop] : [])),
}))

const at = fc.nat({ max: 10 })
const pick = ({ servers }: Cluster, index: number) => servers[index % servers.length]

const looks = step(at, (index) => ({
  text: `server ${index} looks`,
  async run(cluster) {
    const server = pick(cluster, index)
    if (server) await cluster.look(server)
  },
}))

const killed = step(fc.tuple(at, fc.nat({ max: 12 })), ([index, questions]) => ({
  text: `server ${index} is killed after ${questions} questions`,
  async run(cluster) {
    const server = pick(cluster, index)
    if (!server) return
    cluster.killAfter(server, questions)
    await cluster.look(server)
    await cluster.kill(server)
    cluster.servers.splice(cluster.servers.indexOf(server), 1)
    if (cluster.servers.length === 0) await cluster.start()
  },
}))

const starts = step(fc.constant(undefined), () => ({
  text: 'a server starts',
  run: async (cluster) => void (cluster.servers.length < 3 && (await cluster.start())),
}))

const storeAway = step(fc.boolean(), (isAway) => ({
  text: isAway ? 'the store is away' : 'the store is back',
  run: async (cluster) => cluster.takeAway(isAway),
}))

const waits = step(fc.constantFrom(500, 6_000), (ms) => ({
  text: `${ms} ms pass`,
  run: async (cluster) => cluster.wait(ms),
}))

/** Any event; common ones are more frequent. */
export const anyStep = fc.oneof(
  { weight: 6, arbitrary: looks },
  { weight: 3, arbitrary: publishes },
  { weight: 2, arbitrary: triesOut },
  { weight: 1, arbitrary: publishTwo },
  { weight: 1, arbitrary: rollsBack },
  { weight: 1, arbitrary: pauses },
  { weight: 2, arbitrary: killed },
  { weight: 2, arbitrary: starts },
  { weight: 1, arbitrary: storeAway },
  { weight: 2, arbitrary: waits },
)
