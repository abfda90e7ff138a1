import { readFileSync } from 'node:fs'

/** Ticks of all processors so far, and those in which this virtual machine had to wait for others on its host. */
type Ticks = { all: number; stolen: number }

/**
 * Measures the CPU time that the host gave to other virtual machines, which no load average shows. Returns a function that
 * returns its share since then, in percent, or undefined if the system does not report it.
 */
export function watchStolenTime(): () => number | undefined {
  const before = readTicks()
  return () => {
    const after = readTicks()
    if (!before || !after) return undefined
    return Math.round((100 * (after.stolen - before.stolen)) / Math.max(1, after.all - before.all))
  }
}

function readTicks(): Ticks | undefined {
  let stat: string
  try {
    stat = readFileSync('/proc/stat', 'utf8')
  } catch {
    return undefined
  }
  // user, nice, system, idle, iowait, irq, softirq, steal; the last two fields are included in the first two.
  const ticks = stat.slice(0, stat.indexOf('\n')).split(/\s+/).slice(1, 9).map(Number)
  return { all: ticks.reduce((sum, count) => sum + count, 0), stolen: ticks[7] ?? 0 }
}
