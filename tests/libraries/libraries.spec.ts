import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'playwright/test'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { releaseTo } from '../support/remotes/releaseTo.ts'
import type { SampleGroup } from './LibrarySample.ts'
import { refusedLibraries } from './refusedLibraries.ts'
import { sampleGroups } from './sampleGroups.ts'
import { pathOf, sampleRemote } from './sampleRemote.ts'
import { problemsInUse } from './useSample.ts'

/** A remote with twenty libraries is built, rendered and compressed beside other tests. */
const RELEASE_TIMEOUT = 300_000

/** With LIBRARY only those whose names begin like it. */
const isTried = ({ library }: { library: string }) => library.startsWith(process.env.LIBRARY ?? '')
const withTried = <Group extends Pick<SampleGroup, 'name' | 'samples'>>(groups: readonly Group[]) =>
  groups
    .map((group) => ({ ...group, samples: group.samples.filter(isTried) }))
    .filter(({ samples }) => samples.length > 0)

const usedGroups = withTried(sampleGroups)
const refusedGroups = withTried(
  refusedLibraries.map((sample, index) => ({ name: `mfe-refused-${index}` as const, samples: [sample] })),
)

/** `own` is a site that knows the remotes of all samples. */
const test = base.extend<object, { own: OwnSite }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that no other fixture is needed.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'registry-'))
      const known = JSON.parse(readFileSync(join(import.meta.dirname, '../../shell/remotes.json'), 'utf8'))
      const tried = [...usedGroups, ...refusedGroups].map(({ name }) => ({ name, prefixes: [pathOf(name)] }))
      const registry = join(folder, 'remotes.json')
      writeFileSync(registry, JSON.stringify([...known, ...tried]))
      const own = await startOwnSite({ REGISTRY_FILE: registry })
      await use(own)
      await own.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

for (const { name, title, samples } of usedGroups) {
  // One remote has the pages of all; each library has a test and a time of its own.
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' })
    test.beforeAll(async ({ own }) => {
      test.setTimeout(RELEASE_TIMEOUT)
      expect(await refusalOf({ name, samples }, own)).toBeUndefined()
    })

    for (const sample of samples) {
      test(`${sample.library} is rendered, hydrated and used`, async ({ context, own }) => {
        expect(await problemsInUse(context, own.url + pathOf(name, sample.library), sample)).toEqual([])
      })
    }
  })
}

for (const { name, samples } of refusedGroups) {
  for (const refused of samples) {
    test(`${refused.library} does not work, as the README of the kit says`, async ({ context, own }) => {
      test.setTimeout(RELEASE_TIMEOUT)
      const refusal = await refusalOf({ name, samples }, own)

      if (refused.refusedBy === 'browser') {
        expect(refusal).toBeUndefined()
        const problems = await problemsInUse(context, own.url + pathOf(name, refused.library), refused)
        expect(problems.join('\n')).toMatch(refused.refusal)
      } else {
        expect(refusal).toMatch(refused.refusal)
      }
    })
  }
}

/** What the build or the site says against a remote with these samples; undefined once its pages are there. */
async function refusalOf(group: Pick<SampleGroup, 'name' | 'samples'>, own: OwnSite): Promise<string | undefined> {
  const remote = sampleRemote(group)
  try {
    await releaseTo(own, remote)
    return undefined
  } catch (error) {
    return String(error)
  } finally {
    remote.remove()
  }
}
