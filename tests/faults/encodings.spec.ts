import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { readHealth } from '../support/servers/readHealth.ts'
import { type OwnSite, startBuiltSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'

test.describe.configure({ mode: 'serial' })

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite()
})
test.afterAll(() => site.stop())

/** The scripts of the live shell and quiz: their addresses and places on the disk. */
function scripts() {
  return ['shell', 'mfe-quiz'].flatMap((name) => {
    const id = currentRelease(site.releasesFolder, name)
    const browser = join(site.releasesFolder, name, id, 'browser')
    const files = readdirSync(browser).filter((file) => file.endsWith('.js'))
    const prefix = name === 'shell' ? '/shell' : `/r/${name}/${id}`
    return files.map((file) => ({ address: `${prefix}/${file}`, file: join(browser, file) }))
  })
}

/** True if a response is this script. */
const isWhole = async (response: Response, { file }: { file: string }) =>
  (await response.text().catch(() => undefined)) === readFileSync(file, 'utf8')

/** Damages an encoding of a script; `other` is that of another script. */
type Damage = (place: string, other: Buffer) => void

function damageAll(damage: Damage): void {
  const places = scripts().map(({ file }) => `${file}.br`)
  const contents = places.map((place) => readFileSync(place))
  for (const [index, place] of places.entries()) damage(place, contents.at(index - 1) ?? Buffer.of())
}

const damages: Record<string, Damage> = {
  torn: (place) => truncateSync(place, Math.floor(readFileSync(place).length / 2)),
  empty: (place) => truncateSync(place, 0),
  missing: (place) => rmSync(place),
  "another script's": (place, other) => writeFileSync(place, other),
  junk: (place) => writeFileSync(place, brotliCompressSync('junk')),
}

for (const [what, damage] of Object.entries(damages)) {
  test(`a page hydrates though its compressed scripts are ${what}, at a start and later`, async ({
    page,
    site: visitor,
  }) => {
    const inBrotli = (url: string, { address }: { address: string }) =>
      fetch(url + address, { headers: { 'accept-encoding': 'br' } })
    const visit = async (url: string) => {
      await visitor.open(`${url}/quiz`)
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: 'Próxima', exact: true }).click()
      await expect(page.getByRole('heading', { level: 2, name: /Como a sua empresa aparece no Google/ })).toBeVisible()
    }

    damageAll(damage)
    const started = await startBuiltSite(site.releasesFolder, `${site.dataFolder}-started`)
    try {
      for (const script of scripts()) {
        const response = await inBrotli(started.url, script)
        expect(await isWhole(response, script)).toBe(true)
        expect(response.headers.get('content-encoding')).toBe('br')
      }
      await visit(started.url)
    } finally {
      await started.stop()
    }

    damageAll(damage)
    await visit(site.url)
    for (const script of scripts()) {
      expect(await isWhole(await inBrotli(site.url, script), script)).toBe(true)
      await expect.poll(async () => (await inBrotli(site.url, script)).headers.get('content-encoding')).toBe('br')
    }
    expect((await readHealth(site.url)).problems).toEqual([])
  })
}

test('a release whose script is damaged itself is named in /health, and its pages stay', async () => {
  const script = scripts().find(({ address }) => address.startsWith('/r/'))
  const before = readFileSync(script?.file ?? '')
  try {
    for (const form of ['', '.br', '.gz']) writeFileSync(`${script?.file}${form}`, before.subarray(1))
    expect((await fetch(`${site.url}${script?.address}`)).status).toBe(404)

    const { problems } = await readHealth(site.url)
    expect(problems).toEqual([expect.stringMatching(/^mfe-quiz [0-9a-f]{16} is damaged: browser\/.*Release it again/)])
    expect(await (await fetch(`${site.url}/quiz`)).text()).toContain('</html>')
  } finally {
    writeFileSync(script?.file ?? '', before)
  }
})
