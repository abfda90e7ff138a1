import { readFileSync } from 'node:fs'

/** Ticks of all processors so far, and those in which a virtual machine had work but others of its host were served. */
type Ticks = { all: number; stolen: number }

/**
 * Watches what other virtual machines take of this one's processors, which no load average shows.
 * @returns what says the share since then, in per cent; undefined where the system does not tell.
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
  // user, nice, system, idle, iowait, irq, softirq, steal; the two that follow are part of the first two.
  const ticks = stat.slice(0, stat.indexOf('\n')).split(/\s+/).slice(1, 9).map(Number)
  return { all: ticks.reduce((sum, count) => sum + count, 0), stolen: ticks[7] ?? 0 }
}
