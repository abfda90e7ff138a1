import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Of Linux, on every machine that Node runs on. */
const TICKS_PER_SECOND = 100

/** Seconds of processor that a process has used so far; undefined where the system does not tell. */
export function processorTime(pid: number | undefined): number | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // Behind the name, which may have spaces: the 14th and 15th of all fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

const SECOND = 1000
const LATEST = 30

/** Waits until a process that has started does no more than a twentieth of a second's work in a second. */
export async function atRest(pid: number | undefined): Promise<void> {
  let before = processorTime(pid) ?? 0
  for (let second = 0; second < LATEST; second++) {
    await wait(SECOND)
    const after = processorTime(pid) ?? 0
    if (after - before <= 0.05) return
    before = after
  }
}
