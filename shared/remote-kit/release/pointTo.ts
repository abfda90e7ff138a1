import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  pointerSchema,
  type ReleasePointer,
  type ReleaseSwitch,
  SWITCH_FILE,
  switchSchema,
} from '@site/contracts/ReleasePointer'
import * as v from 'valibot'

type Options = {
  /** True for `npm start`, which may move on later what it has set itself. */
  byStart?: boolean
}

/** Where a name points to; undefined when it has no pointer that can be read. */
export function readPointer(releasesFolder: string, name: string): ReleasePointer | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(join(releasesFolder, name, 'current.json'), 'utf8'))
    return v.parse(pointerSchema, content)
  } catch {
    return undefined
  }
}

/** Points a remote, or the shell, to a release in one atomic step. A running site picks it up from there. */
export function pointTo(
  releasesFolder: string,
  name: string,
  release: string,
  { byStart = false }: Options = {},
): void {
  finishSwitch(releasesFolder)
  writePointer(releasesFolder, name, { release, setByStart: byStart ? release : undefined })
}

/**
 * Points several names to releases so that a running site sees all of them or none: the step is the appearance of one
 * file, which says where each pointer is about to go. What a crash leaves behind is finished by whoever points next.
 * @throws Error when another switch is under way.
 */
export function pointToAll(
  releasesFolder: string,
  releases: Readonly<Record<string, string>>,
  { byStart = false }: Options = {},
): void {
  finishSwitch(releasesFolder)
  const steps = Object.fromEntries(
    Object.entries(releases).map(([name, to]) => {
      const from = readPointer(releasesFolder, name)?.release ?? null
      return [name, { from, to, setByStart: byStart }]
    }),
  )
  const file = join(releasesFolder, SWITCH_FILE)
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, JSON.stringify(steps))
  try {
    // Unlike a rename this fails when the file is there.
    linkSync(draft, file)
  } catch {
    throw new Error('Other releases are being switched at this moment. Try again.')
  } finally {
    rmSync(draft, { force: true })
  }
  finishSwitch(releasesFolder)
}

/** Moves the pointers that a switch names and that are not moved yet, then ends the switch. */
function finishSwitch(releasesFolder: string): void {
  const file = join(releasesFolder, SWITCH_FILE)
  let steps: ReleaseSwitch
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    steps = v.parse(switchSchema, content)
  } catch {
    return
  }
  for (const [name, { from, to, setByStart }] of Object.entries(steps)) {
    const at = readPointer(releasesFolder, name)?.release ?? null
    if (at === from) writePointer(releasesFolder, name, { release: to, setByStart: setByStart ? to : undefined })
  }
  rmSync(file, { force: true })
}

function writePointer(releasesFolder: string, name: string, pointer: ReleasePointer): void {
  const folder = join(releasesFolder, name)
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `current.${process.pid}.draft`)
  writeFileSync(draft, `${JSON.stringify(pointer)}\n`)
  renameSync(draft, join(folder, 'current.json'))
}
