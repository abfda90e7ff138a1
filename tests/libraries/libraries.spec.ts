import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'playwright/test'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import type { MadeRemote } from '../support/remotes/makeRemote.ts'
import { areLibrariesInstalled } from './installLibraries.ts'
import type { SampleGroup } from './LibrarySample.ts'
import { refusedLibraries } from './refusedLibraries.ts'
import { sampleGroups } from './sampleGroups.ts'
import { pathOf, sampleRemote } from './sampleRemote.ts'
import { problemsInUse } from './useSample.ts'

type Released = { address(library: string): string; refusal: string | undefined }
type Fixtures = { release(group: Pick<SampleGroup, 'name' | 'samples'>): Promise<Released> }

const refusedGroups = refusedLibraries.map((sample, index) => ({
  name: `mfe-refused-${index}` as const,
  samples: [sample],
}))

/** `release` builds a remote with these samples, and releases it to a site that knows all of them. */
const test = base.extend<Fixtures, { own: OwnSite }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that no other fixture is needed.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'registry-'))
      const known = JSON.parse(readFileSync(join(import.meta.dirname, '../../shell/remotes.json'), 'utf8'))
      const tried = [...sampleGroups, ...refusedGroups].map(({ name }) => ({ name, prefixes: [pathOf(name)] }))
      const registry = join(folder, 'remotes.json')
      writeFileSync(registry, JSON.stringify([...known, ...tried]))
      const own = await startOwnSite({ REGISTRY_FILE: registry })
      await use(own)
      await own.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  release: async ({ own }, use) => {
    let remote: MadeRemote | undefined
    await use(async (group) => {
      remote = sampleRemote(group)
      const refusal = refusalOf(remote, own.releasesFolder)
      return { refusal, address: (library) => own.url + pathOf(group.name, library) }
    })
    remote?.remove()
  },
})

test.describe.configure({ timeout: 300_000 })
test.skip(!areLibrariesInstalled() && !process.env.CI, 'The libraries could not be installed.')

/** With LIBRARY only those whose names begin like it. */
const isTried = ({ library }: { library: string }) => library.startsWith(process.env.LIBRARY ?? '')

for (const { name, title, samples } of sampleGroups) {
  const tried = samples.filter(isTried)
  if (tried.length === 0) continue
  test(`libraries for ${title} are rendered, hydrated and used`, async ({ context, release }) => {
    const { address, refusal } = await release({ name, samples: tried })

    expect(refusal).toBeUndefined()
    for (const sample of tried) {
      const problems = await problemsInUse(context, address(sample.library), sample)
      expect.soft(problems, sample.library).toEqual([])
    }
  })
}

for (const { name, samples } of refusedGroups) {
  const [refused] = samples.filter(isTried)
  if (!refused) continue
  test(`${refused.library} does not work, as the README of the kit says`, async ({ context, release }) => {
    const { address, refusal } = await release({ name, samples })

    if (refused.refusedBy === 'browser') {
      expect(refusal).toBeUndefined()
      expect((await problemsInUse(context, address(refused.library), refused)).join('\n')).toMatch(refused.refusal)
    } else {
      expect(refusal).toMatch(refused.refusal)
    }
  })
}

/** What the build or the site says against a remote; undefined if it is live. */
function refusalOf(remote: MadeRemote, releasesFolder: string): string | undefined {
  try {
    remote.run(['release', '--unchecked'], { RELEASES_DIR: releasesFolder })
    return undefined
  } catch (error) {
    return String(error)
  }
}
