import { formDefinitions } from '@site/contracts/FormDefinition'
import { publish } from '@site/release-protocol/publication/publish'
import { digestOf } from '@site/release-protocol/release/storeRelease'
import { signStatement } from '@site/release-protocol/signing/signatures'
import * as v from 'valibot'
import { sampleForms } from '../leads/testing/sampleForms.ts'
import { createFolderStore } from '../releaseStore/folder/folderStore.ts'
import { idOf } from './testing/createSampleReleases.ts'
import { openComposer } from './testing/openComposer.ts'
import { sampleStatement } from './testing/sampleStatement.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const [question] = v.parse(formDefinitions, sampleForms.slice(0, 1))
const forms = question ? [question] : []
const notice = {
  name: 'mfe-shop',
  release: idOf('b'),
  text: 'The form question is gone. Leads that do not fit any more are quarantined as late.',
}

/** A site with shop a live, which has a form that shop b does not have. */
async function running() {
  const site = openComposer()
  ends.push(site.close)
  site.shell('a')
  site.point('shell', 'a')
  site.remote('mfe-shop', 'a', { forms })
  site.point('mfe-shop', 'a')
  await site.composer.refresh()
  site.remote('mfe-shop', 'b')
  return {
    ...site,
    /** Notices of the newest verdict. */
    async notices() {
      const store = createFolderStore(site.releasesFolder, site.now)
      ends.push(store.end)
      return (await store.generations())[0]?.generation.notices
    },
  }
}

it('reads a release of the former contract, and says until when', async () => {
  const { composer, remote, point, notices } = await running()
  const former = { contract: 2, understands: '^2', globalName: 'mfe_shop' }
  remote('mfe-shop', 'c', { ...former, forms })

  point('mfe-shop', 'c')
  await composer.refresh()

  expect(composer.current.releases.map(({ id }) => id)).toEqual([idOf('c')])
  const text = expect.stringMatching(/^is written in contract 2, which sites read until 2027-05-31: .*upgrade/)
  expect(await notices()).toEqual([{ name: 'mfe-shop', release: idOf('c'), text }])
  const { parts } = await composer.operation.state(true)
  const ends = parts.map(({ name, contractEnds }) => [name, contractEnds])
  expect(ends).toEqual([
    ['shell', undefined],
    ['mfe-shop', { contract: 2, until: '2027-05-31' }],
  ])

  point('mfe-shop', 'a')
  await composer.refresh()
  expect(await notices()).toBeUndefined()
})

it('passes a release whose form accepts less, and says so once, to whoever releases it and in the log', async () => {
  const { composer, point, notices, warnings } = await running()
  expect(await notices()).toBeUndefined()

  point('mfe-shop', 'b')
  for (let time = 1; time <= 3; time++) await composer.refresh()

  expect(composer.current.releases.map(({ id }) => id)).toEqual([idOf('b')])
  expect(await notices()).toEqual([notice])
  expect(warnings).toEqual([`mfe-shop ${idOf('b')}: ${notice.text}`])

  point('mfe-shop', 'a')
  await composer.refresh()
  expect(await notices()).toBeUndefined()
})

it('says so about a canary when it begins', async () => {
  const { composer, releasesFolder, notices, warnings } = await running()
  const digest = digestOf(releasesFolder, 'mfe-shop', idOf('b'))
  const statement = { ...sampleStatement, release: idOf('b'), digest, canary: { share: 10, auto: false } }
  const signed = { 'mfe-shop': signStatement(statement, undefined) }

  await publish(releasesFolder, { 'mfe-shop': idOf('b') }, { signed })
  for (let time = 1; time <= 3; time++) await composer.refresh()

  expect(composer.canaries).toHaveLength(1)
  expect(await notices()).toEqual([notice])
  expect(warnings).toHaveLength(1)
})
