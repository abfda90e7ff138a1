import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { CanaryRequest } from '@site/contracts/Canary'
import type { Publication } from '@site/contracts/ReleasePointer'
import type { ReleaseStatement } from '@site/contracts/SignedStatement'
import { canaryOptions, readCanaryRequest } from '@site/remote-kit/release/canary/readCanaryRequest'
import { previewLink } from '@site/remote-kit/release/preview/previewLink'
import { printPreview } from '@site/remote-kit/release/preview/printPreview'
import { awaitVerdict } from '@site/remote-kit/release/publication/awaitVerdict'
import { readPointerFiles } from '@site/remote-kit/release/publication/pointerFiles'
import { reportOutcome } from '@site/remote-kit/release/publication/reportOutcome'
import { releaseKey } from '@site/remote-kit/release/signing/releaseKey'
import { stateRelease } from '@site/remote-kit/release/signing/stateRelease'
import { digestOf } from '@site/remote-kit/release/storeRelease'
import { makeRelease } from '@site/remote-kit/release/writeRelease'
import { makeShellRelease } from '../build/makeShellRelease.ts'
import { openCommandStore, root } from './releases/openCommandStore.ts'
import { readNames, type Target } from './releases/readNames.ts'
import { startMayPoint } from './releases/startMayPoint.ts'

/**
 * Command: releases the shell and remotes that are named, or all of them, in one step: a running site sees all or none.
 * `name@id` points to a release that is there, without a build. `--built` takes the builds as they are; `--start` too, and
 * points only to what nobody has chosen (startMayPoint.ts). Everything else has to pass types, lint and its own tests first.
 * `--preview` points to nothing: only who has the links that are printed sees what was made. `--canary 10` lets a tenth of the
 * visitors try it out first.
 */
const { store, names: all, releasesFolder, databaseUrl, siteUrl } = openCommandStore()

type Options = { atStart: boolean; isPreview: boolean; isBuilt: boolean; canary: CanaryRequest | undefined }

/** @throws Error that says what is not understood. */
function readParameters(): Options & { requested: string[] } {
  const flag = { type: 'boolean', default: false } as const
  const options = { start: flag, built: flag, preview: flag, ...canaryOptions } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const { start: atStart, built, preview: isPreview, ...tried } = values
  return { atStart, isPreview, isBuilt: atStart || built, canary: readCanaryRequest(tried), requested: positionals }
}

async function release(targets: readonly Target[], { atStart, isPreview, isBuilt, canary }: Options): Promise<number> {
  /** Where all pointed before the work began: who is released by somebody else meanwhile is not overwritten. */
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
    if (!atStart || mayPoint(name, pointer)) chosen[name] = id
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
  // The site that is about to start is the one that judges.
  if (atStart) return 0
  return reportOutcome(
    await awaitVerdict({
      verdicts: () => store.verdicts(),
      publication: number,
      releases: chosen,
      isCanary: canary !== undefined,
    }),
    chosen,
  )
}

/** Lets see a release who has the link that is printed, with any server that shares the store. */
async function preview(name: string, id: string): Promise<void> {
  await store.keep(name, id)
  const digest = digestOf(releasesFolder, name, id)
  printPreview(previewLink({ site: siteUrl, remote: name, release: id, digest, key: releaseKey() }))
}

/** What is said of a release, signed where there is a key. */
function state(
  said: Pick<ReleaseStatement, 'remote' | 'release' | 'counter' | 'canary'> & { message: string | undefined },
) {
  const digest = digestOf(releasesFolder, said.remote, said.release)
  const isNew = said.message === undefined
  return stateRelease({ ...said, digest, folder: isNew ? join(root, said.remote) : root, key: releaseKey(), isNew })
}

/** @throws Error when there is no such release. */
async function seek(name: string, id: string): Promise<void> {
  const folder = join(releasesFolder, name, id)
  if (!existsSync(folder)) await store.bring(name, id)
  if (!existsSync(folder)) throw new Error(`There is no release ${id} of ${name}.`)
}

function run(step: string, name: string): void {
  const { status } = spawnSync('npm', ['run', '--silent', step, '-w', name], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`Nothing was released: "npm run ${step} -w ${name}" fails. Mend what it says.`)
}

const make = (name: string) =>
  name === 'shell' ? makeShellRelease({ releasesFolder }) : makeRelease(join(root, name), releasesFolder)

function mayPoint(name: string, pointer: Publication['pointers'][string] | undefined): boolean {
  const files = existsSync(releasesFolder) ? readPointerFiles(releasesFolder) : new Map()
  return startMayPoint(pointer, files.has(name) && files.get(name) === undefined)
}

try {
  const { requested, ...options } = readParameters()
  const buildable = all.filter((name) => existsSync(join(root, name)))
  process.exitCode = await release(readNames(requested, all, buildable), options)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(reason)
  // Whoever starts while the database is away is served what was live.
  process.exitCode = process.argv.includes('--start') && databaseUrl !== undefined ? 0 : 1
} finally {
  await store.end()
}
