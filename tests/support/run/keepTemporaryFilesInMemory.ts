import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** In bytes, several times what a whole run writes. A container often has 64 MB in memory, which would not do. */
const ROOM = 2 * 1024 ** 3

/** Followed by the number of the process that a folder belongs to. */
const PREFIX = 'site-tests-'

/**
 * Makes this process and those that it starts write their temporary files to memory, if there is room: a disk is slow at the
 * thousands of copied releases, databases and browser profiles, each for one test. They are removed when this process ends,
 * or, if it is killed, by the next one. A TMPDIR that is set stays.
 */
export function keepTemporaryFilesInMemory(fileSystem = '/dev/shm', room = ROOM): void {
  if (process.env.TMPDIR || freemem() < room) return
  const folder = makeFolder(fileSystem, room)
  if (!folder) return
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** A new folder in this file system, or undefined if it does not exist, has less `room` in bytes, or runs no programs. */
export function makeFolder(fileSystem: string, room: number): string | undefined {
  try {
    removeStaleFolders(fileSystem)
    const { bavail, bsize } = statfsSync(fileSystem)
    if (bavail * bsize < room) return undefined
    const folder = mkdtempSync(join(fileSystem, `${PREFIX}${process.pid}-`))
    // If root runs the tests, databases and nginx's workers are other users, with folders of theirs below it.
    chmodSync(folder, 0o711)
    if (runsPrograms(folder)) return folder
    rmSync(folder, { recursive: true })
  } catch {
    // Not Linux, or not allowed.
  }
  return undefined
}

/** Removes the folders of processes that were killed: nothing else would before the machine restarts. */
function removeStaleFolders(fileSystem: string): void {
  for (const name of readdirSync(fileSystem)) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (owner && !isRunning(Number(owner))) rmSync(join(fileSystem, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Any other error is about a process of another user.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/** Tests start programs from temporary folders, which a container often forbids for those in memory (`noexec`). */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program.sh')
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}
