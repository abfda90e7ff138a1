import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'
import { releaseRepeatedly } from './releaseRepeatedly.ts'

const RELEASES = Number(process.env.RELEASES ?? 300)

/** The used heap of the server's own process, in bytes. */
async function heapOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1])
}

test('a server that shows one release after the other does not grow', async () => {
  const own = await startOwnSite({ NODE_OPTIONS: '--max-old-space-size=256' })
  const publisher = releaseRepeatedly({ releasesFolder: own.releasesFolder })
  const composition = async () => (await (await fetch(`${own.url}/health`)).json()).composition.id
  const heaps: number[] = []
  for (let release = 0; release < RELEASES; release++) {
    const before = await composition()
    await publisher.next()
    await expect.poll(composition).not.toBe(before)
    heaps.push(await heapOf(own.url))
  }
  await publisher.end()
  await own.stop()

  // The minimum of many values: garbage that has not been collected yet is no growth.
  const least = (part: number[]) => Math.min(...part) / 1e6
  const third = Math.ceil(RELEASES / 3)
  const [early, late] = [least(heaps.slice(0, third)), least(heaps.slice(-third))]
  console.log(`heap ${early.toFixed(1)} MB in the first third, ${late.toFixed(1)} MB in the last`)
  expect(late).toBeLessThan(early * 1.25)
})
