import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPreviewLink } from '@site/remote-kit/release/preview/previewLink'
import { awaitVerdict } from '@site/remote-kit/release/publication/awaitVerdict'
import { reportOutcome } from '@site/remote-kit/release/publication/reportOutcome'
import { releaseKey } from '@site/remote-kit/release/signing/releaseKey'
import { stateRelease } from '@site/remote-kit/release/signing/stateRelease'
import { digestOf } from '@site/remote-kit/release/storeRelease'
import { openCommandStore, root } from './releases/openCommandStore.ts'

/**
 * Command: makes live what the links of previews show, the very files that were seen, all of them in one step. Says what a
 * running site makes of it.
 */
const { store, names, releasesFolder } = openCommandStore()

async function promote(links: readonly string[]): Promise<number> {
  const { pointers = {} } = (await store.published()) ?? {}
  const tokens = links.map(readPreviewLink)
  for (const { remote, release, digest } of tokens) await seek(remote, release, digest)
  const releases = Object.fromEntries(tokens.map(({ remote, release }) => [remote, release]))
  const expected = Object.fromEntries(tokens.map(({ remote }) => [remote, pointers[remote]?.counter ?? 0]))
  const signed = tokens.map(({ remote, release, digest }) => {
    const said = { remote, release, digest, counter: expected[remote] ?? 0, message: `Promotes ${release}` }
    return [remote, stateRelease({ ...said, folder: root, key: releaseKey(), isNew: false })] as const
  })
  const { number } = await store.publish(releases, { by: 'release', expected, signed: Object.fromEntries(signed) })
  const outcome = await awaitVerdict({ verdicts: () => store.verdicts(), publication: number, releases })
  return reportOutcome(outcome, releases)
}

/** @throws Error for a release that is not there any more, or has become another one. */
async function seek(name: string, id: string, digest: string): Promise<void> {
  if (!names.includes(name)) throw new Error(`There is no ${name}. What can be promoted: ${names.join(', ')}.`)
  if (!existsSync(join(releasesFolder, name, id))) await store.bring(name, id)
  if (!existsSync(join(releasesFolder, name, id))) throw new Error(`${name} ${id} is kept no more: release it anew.`)
  if (digestOf(releasesFolder, name, id) !== digest) throw new Error(`${name} ${id} is not what the link shows.`)
}

try {
  const links = process.argv.slice(2)
  if (links.length === 0) throw new Error('Name the links of the previews: "npm run promote -- LINK".')
  process.exitCode = await promote(links)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await store.end()
}
