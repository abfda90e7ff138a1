import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWebServerPointer } from './webServerPointer.ts'

let releasesFolder: string
beforeEach(() => {
  releasesFolder = mkdtempSync(join(tmpdir(), 'pointer-'))
})
afterEach(() => rmSync(releasesFolder, { recursive: true, force: true }))

const empty = {
  ...{ id: 'c', build: 'b', releases: {}, content: '', services: {}, redirects: {}, forms: [], parts: {} },
  ...{ documents: [], files: [] },
}

function open() {
  const warnings: string[] = []
  const compositionsFolder = join(releasesFolder, 'compositions')
  for (const name of ['one', 'two']) {
    mkdirSync(join(compositionsFolder, name), { recursive: true })
    writeFileSync(join(compositionsFolder, name, 'composition.json'), JSON.stringify(empty))
  }
  const log = { warn: (message: string) => void warnings.push(message) }
  const { point } = createWebServerPointer({ releasesFolder, compositionsFolder, log })
  const place = join(releasesFolder, '.nginx')
  return {
    point,
    warnings,
    live: () => readdirSync(place).filter((name) => name.endsWith('.live')),
    configuration: () => readFileSync(join(place, 'site.conf'), 'utf8'),
  }
}

it('names the live composition, and where it lies', async () => {
  const { point, live, configuration } = open()

  await point('one', true)
  await point('two', true)

  expect(live()).toEqual(['two.live'])
  expect(configuration()).toContain(`root "${join(releasesFolder, 'compositions/two')}";`)
  expect(statSync(releasesFolder).mode & 0o077).toBe(0o011)
})

it('names none while some visitors get another one, and the same one afterwards', async () => {
  const { point, live } = open()
  await point('one', true)

  await point('one', false)
  expect(live()).toEqual([])

  await point('one', true)
  expect(live()).toEqual(['one.live'])
})

it('names none if that one cannot be read, and tries again', async () => {
  const { point, live, warnings } = open()
  await point('one', true)

  await point('gone', true)
  expect([live(), warnings]).toEqual([[], [expect.stringContaining('composition.json is missing')]])

  mkdirSync(join(releasesFolder, 'compositions/gone'))
  writeFileSync(join(releasesFolder, 'compositions/gone/composition.json'), JSON.stringify(empty))
  await point('gone', true)
  expect(live()).toEqual(['gone.live'])
})
