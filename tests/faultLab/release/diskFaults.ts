import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import type { Fault } from '../cells/Cell.ts'

/** What can happen to any file on a disk. */
export const diskFaults = {
  '404': (file: string) => rmSync(file, { force: true }),
  /** Nothing ever writes to it, so a reader waits for ever. */
  hang(file: string) {
    rmSync(file, { force: true })
    execFileSync('mkfifo', [file])
  },
  'cut off': (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  'wrong hash': (file: string) => writeFileSync(file, `${readFileSync(file, 'latin1')} `, 'latin1'),
  'HTML for JavaScript': (file: string) => writeFileSync(file, '<!DOCTYPE html><h1>Entre na rede do hotel</h1>'),
  memory(file: string) {
    rmSync(file, { force: true })
    symlinkSync('/dev/zero', file)
  },
} as const

type DiskFault = keyof typeof diskFaults

export const isDiskFault = (fault: Fault): fault is DiskFault => fault in diskFaults

/** The server's reaction to a fault of the disk, as it words it. */
export const diskIncidents: Record<DiskFault, RegExp> = {
  '404': /^not yet, missing: .* is missing/,
  hang: /^bad, foreign: .* is not a regular file/,
  'cut off': /^not yet, cut off: .* is cut off/,
  'wrong hash': /^bad, forged: .* has the wrong hash/,
  'HTML for JavaScript': /^bad, forged: .* has the wrong hash/,
  memory: /^bad, foreign: .* is a link/,
}
