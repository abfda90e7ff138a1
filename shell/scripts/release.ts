import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '@site/contracts/ReleasePointer'
import type { ReleaseStatement } from '@site/contracts/SignedStatement'
import { previewLink } from '@site/remote-kit/release/preview/previewLink'
import { printPreview } from '@site/remote-kit/release/preview/printPreview'
import { awaitVerdict } from '@site/remote-kit/release/publication/awaitVerdict'
import { readPointerFiles } from '@site/remote-kit/release/publication/pointerFiles'
import { type ExitCode, reportOutcome } from '@site/remote-kit/release/publication/reportOutcome'
import { releaseKey } from '@site/remote-kit/release/signing/releaseKey'
import { signRelease } from '@site/remote-kit/release/signing/signRelease'
import { digestOf } from '@site/remote-kit/release/storeRelease'
import { makeRelease } from '@site/remote-kit/release/writeRelease'
import { makeShellRelease } from '../build/makeShellRelease.ts'
import { openCommandStore, root } from './releases/openCommandStore.ts'
import { readNames, type Target } from './releases/readNames.ts'
import { readReleaseParameters, type ReleaseOptions } from './releases/readReleaseParameters.ts'
import { releaseUsage } from './releases/usage.ts'
import { mayStartRelease } from './releases/mayStartRelease.ts'

/**
 * Command: releases the named shell and remotes, or all of them, in one step: a running site sees all or none. `name@id`
 * publishes an existing release without a build. `--built` uses the existing builds; so does `--start`, which publishes only
 * where nobody has chosen a release (mayStartRelease.ts). Everything else has to pass types, lint and its own tests first.
 * `--preview` publishes nothing: only the bearer of the printed links sees the releases. `--canary 10` serves them to a
 * tenth of the visitors first.
 */
const { store, judges, names: all, releasesFolder, databaseUrl, siteUrl } = openCommandStore()

async function release(
  targets: readonly Target[],
  { atStart, isPreview, isBuilt, canary }: ReleaseOptions,
): Promise<ExitCode> {
  /** All pointers before the work began: a release that somebody else publishes meanwhile is not overwritten. */
  const { pointers = {} } = (await store.published()) ?? {}
  for (const { name, id } of targets) {
    if (id !== undefined) await seek(name, id)
    else if (!isBuilt) for (const step of ['types', 'lint', 'test', 'build']) run(step, name)
  }
  const chosen: Record<string, string> = {}
  for (const { name, id = (await make(name)).id } of targets) {
    if (isPreview) {
      await preview(name, id)
      continue
    }
    const pointer = pointers[name]
    if (!atStart || mayRelease(name, pointer)) chosen[name] = id
    else if (pointer?.release !== id) {
      console.log(
        `${name} stays at ${pointer?.release ?? 'its pointer'}: "npm run release -- ${name}" releases what was built.`,
      )
    }
    if (atStart && pointer?.release === id) delete chosen[name]
  }
  if (Object.keys(chosen).length === 0) return 0
  const expected = Object.fromEntries(targets.map(({ name }) => [name, pointers[name]?.counter ?? 0]))
  const signed = targets.flatMap(({ name, id }) => {
    const release = chosen[name]
    if (release === undefined) return []
    const message = id === undefined ? undefined : `Points to ${release}`
    return [[name, state({ remote: name, release, counter: expected[name] ?? 0, message, canary })] as const]
  })
  const by = atStart ? 'start' : 'release'
  const { number } = await store.publish(chosen, { by, expected, signed: Object.fromEntries(signed) })
  for (const [name, id] of Object.entries(chosen)) console.log(`${name} released as ${id}`)
  // The site that is about to start will judge it.
  if (atStart) return 0
  return reportOutcome(
    await awaitVerdict({
      ...judges,
      publication: number,
      releases: chosen,
      isCanary: canary !== undefined,
    }),
    chosen,
  )
}

/** Prints a link with which the release can be seen, at any server that shares the store. */
async function preview(name: string, id: string): Promise<void> {
  await store.share(name, id)
  const digest = digestOf(releasesFolder, name, id)
  printPreview(previewLink({ site: siteUrl, remote: name, release: id, digest, key: releaseKey() }))
}

/** A statement about a release, signed if there is a key. */
function state(
  statement: Pick<ReleaseStatement, 'remote' | 'release' | 'counter' | 'canary'> & { message: string | undefined },
) {
  const digest = digestOf(releasesFolder, statement.remote, statement.release)
  const isNew = statement.message === undefined
  return signRelease({
    ...statement,
    digest,
    folder: isNew ? join(root, statement.remote) : root,
    key: releaseKey(),
    isNew,
  })
}

/** @throws Error if there is no such release. */
async function seek(name: string, id: string): Promise<void> {
  const folder = join(releasesFolder, name, id)
  if (!existsSync(folder)) await store.fetch(name, id)
  if (!existsSync(folder)) throw new Error(`There is no release ${id} of ${name}.`)
}

function run(step: string, name: string): void {
  const { status } = spawnSync('npm', ['run', '--silent', step, '-w', name], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`Nothing was released: "npm run ${step} -w ${name}" fails. Fix what it reports.`)
}

const make = (name: string) =>
  name === 'shell' ? makeShellRelease({ releasesFolder }) : makeRelease(join(root, name), releasesFolder)

function mayRelease(name: string, pointer: Publication['pointers'][string] | undefined): boolean {
  const files = existsSync(releasesFolder) ? readPointerFiles(releasesFolder) : new Map()
  return mayStartRelease(pointer, files.has(name) && files.get(name) === undefined)
}

try {
  if (process.argv.includes('--help')) console.log(releaseUsage)
  else {
    const { requested, ...options } = readReleaseParameters(process.argv.slice(2))
    const buildable = all.filter((name) => existsSync(join(root, name)))
    process.exitCode = await release(readNames(requested, all, buildable), options)
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(reason)
  // If the database is unavailable at a start, the site serves what was live.
  process.exitCode = process.argv.includes('--start') && databaseUrl !== undefined ? 0 : 1
} finally {
  await store.end()
}
