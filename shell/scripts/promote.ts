import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPreviewLink } from '@site/remote-kit/release/preview/previewLink'
import { awaitVerdict } from '@site/remote-kit/release/publication/awaitVerdict'
import { type ExitCode, reportOutcome } from '@site/remote-kit/release/publication/reportOutcome'
import { releaseKey } from '@site/remote-kit/release/signing/releaseKey'
import { signRelease } from '@site/remote-kit/release/signing/signRelease'
import { digestOf } from '@site/remote-kit/release/storeRelease'
import { openCommandStore, root } from './releases/openCommandStore.ts'
import { promoteUsage } from './releases/usage.ts'

/**
 * Command: promotes the releases behind preview links, exactly the files that were previewed, in one step. Reports the
 * verdict of a running site.
 */
const { store, judges, names, releasesFolder } = openCommandStore()

async function promote(links: readonly string[]): Promise<ExitCode> {
  const { pointers = {} } = (await store.published()) ?? {}
  const tokens = links.map(readPreviewLink)
  for (const { remote, release, digest } of tokens) await seek(remote, release, digest)
  const releases = Object.fromEntries(tokens.map(({ remote, release }) => [remote, release]))
  const expected = Object.fromEntries(tokens.map(({ remote }) => [remote, pointers[remote]?.counter ?? 0]))
  const signed = tokens.map(({ remote, release, digest }) => {
    const statement = { remote, release, digest, counter: expected[remote] ?? 0, message: `Promotes ${release}` }
    return [remote, signRelease({ ...statement, folder: root, key: releaseKey(), isNew: false })] as const
  })
  const { number } = await store.publish(releases, { by: 'release', expected, signed: Object.fromEntries(signed) })
  const outcome = await awaitVerdict({ ...judges, publication: number, releases })
  return reportOutcome(outcome, releases)
}

/** @throws Error for a release that no longer exists, or has changed. */
async function seek(name: string, id: string, digest: string): Promise<void> {
  if (!names.includes(name)) throw new Error(`There is no ${name}. Known names: ${names.join(', ')}.`)
  if (!existsSync(join(releasesFolder, name, id))) await store.fetch(name, id)
  if (!existsSync(join(releasesFolder, name, id))) throw new Error(`${name} ${id} is no longer kept: release it again.`)
  if (digestOf(releasesFolder, name, id) !== digest) throw new Error(`${name} ${id} is not what the link shows.`)
}

try {
  const links = process.argv.slice(2)
  if (links.length === 0) throw new Error(`Name at least one preview link.\n\n${promoteUsage}`)
  if (links.includes('--help')) console.log(promoteUsage)
  else process.exitCode = await promote(links)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await store.end()
}
