import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** On Linux, on every architecture that Node supports. */
const TICKS_PER_SECOND = 100

/** The CPU time that a process has used so far, in s; undefined if the system does not report it. */
export function processorTime(pid: number | undefined): number | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // After the name, which may contain spaces: the 14th and 15th of all fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

const SECOND = 1000
const MAX_SECONDS = 30

/** Waits until a process uses at most 5 % of a processor for a second. */
export async function waitUntilIdle(pid: number | undefined): Promise<void> {
  let before = processorTime(pid) ?? 0
  for (let second = 0; second < MAX_SECONDS; second++) {
    await wait(SECOND)
    const after = processorTime(pid) ?? 0
    if (after - before <= 0.05) return
    before = after
  }
}
