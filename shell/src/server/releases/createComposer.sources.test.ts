import { spawnSync } from 'node:child_process'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { numberedFile } from '@site/release-protocol/files/numberedFiles'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import { publish } from '@site/release-protocol/publication/publish'
import { idOf } from './testing/createSampleReleases.ts'
import { closeSites, live, runningSite } from './testing/runningSite.ts'

afterEach(closeSites)

describe('a malformed pointer', () => {
  it.each([
    { title: 'a pipe', make: (file: string) => void spawnSync('mkfifo', [file]), problem: /not a regular file/ },
    { title: 'an endless link', make: (file: string) => symlinkSync('/dev/zero', file), problem: /a link/ },
    { title: 'not JSON', make: (file: string) => writeFileSync(file, 'nonsense'), problem: /JSON/ },
    { title: 'missing', make: () => {}, problem: /mfe-shop\/current\.json is missing: it named [0-9a-f]{16}/ },
    {
      title: 'without a valid id',
      make: (file: string) => writeFileSync(file, '{"release":"latest"}'),
      problem: /16 hexadecimal/,
    },
  ])('($title) affects no other release and is reported once', async ({ make, problem }) => {
    const site = await runningSite({ 'mfe-shop': ['/shop'], 'mfe-revista': ['/revista'] })
    const file = join(site.releasesFolder, 'mfe-shop/current.json')
    rmSync(file)
    make(file)
    site.remote('mfe-revista', 'b')
    site.point('mfe-revista', 'b')

    await site.composer.refresh()
    await site.composer.refresh()

    expect(live(site)).toBe('aab')
    expect(site.composer.report().problems).toEqual([expect.stringMatching(problem)])
    expect(site.warnings.filter((text) => text.includes('mfe-shop/current.json'))).toHaveLength(1)
  })
})

describe('a publication that cannot be read', () => {
  it('is named once in the log, in the report and by number, and stops no rollback', async () => {
    const site = await runningSite()
    site.remote('mfe-shop', 'b')
    await publish(site.releasesFolder, { 'mfe-shop': idOf('b') })
    await site.composer.refresh()
    const { number } = await publish(site.releasesFolder, { 'mfe-shop': idOf('b') })
    writeFileSync(numberedFile(join(site.releasesFolder, sharedFolder.publications), number), '{')

    await site.composer.refresh()
    await site.composer.refresh()

    expect(live(site)).toBe('ab')
    const named = expect.stringMatching(`^The publication ${number} cannot be used: .*JSON`)
    expect(site.composer.report()).toMatchObject({ unreadable: 1, problems: [named] })
    expect(site.warnings.filter((text) => text.includes('cannot be used'))).toEqual([named])

    await publish(site.releasesFolder, { 'mfe-shop': idOf('a') }, { by: 'rollback' })
    await site.composer.refresh()

    expect(live(site)).toBe('aa')
    expect(site.composer.report().unreadable).toBe(1)
  })
})

describe('the registry', () => {
  it('is read again while the server runs: a new remote appears and a removed one disappears', async () => {
    const site = await runningSite()
    site.remote('mfe-revista', 'b')
    site.point('mfe-revista', 'b')
    site.register({ 'mfe-shop': ['/shop'], 'mfe-revista': ['/revista'] })
    await site.composer.refresh()
    expect(live(site)).toBe('aab')

    site.register({ 'mfe-revista': ['/revista'] })
    await site.composer.refresh()

    expect(live(site)).toBe('ab')
  })

  it('keeps its former content while its file is broken, with one message', async () => {
    const site = await runningSite()
    writeFileSync(site.registryFile, '[{"name":"Shop"}]')

    await site.composer.refresh()
    await site.composer.refresh()

    expect(live(site)).toBe('aa')
    expect(site.warnings).toEqual([
      `The registry ${site.registryFile} cannot be used: 0.name: a name of lower-case words joined by hyphens. The remotes stay as they were.`,
    ])
  })
})
