import { readFileSync } from 'node:fs'

/** Length of a tick in which Linux counts, in ms. */
const TICK = 10

/**
 * CPU time that a process has used, in ms: a machine with much else to do, or a process that somebody paused, is no
 * fault of what is rendered. Undefined where the system does not tell.
 */
function cpuTime(pid: number | undefined): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')
    const [user, system] = fields.split(' ').slice(11, 13).map(Number)
    return user !== undefined && system !== undefined ? (user + system) * TICK : undefined
  } catch {
    return undefined
  }
}

/** How many times its deadline something may take while its process gets no CPU. */
const WALL_TIME_FACTOR = 6

/** Calls back once the process has used `deadline` ms of CPU time, or six times as much has passed. Returns how to stop. */
export function afterCpuTime(pid: number | undefined, deadline: number, onOver: () => void): () => void {
  const began = { cpu: cpuTime(pid), at: performance.now() }
  const look = () => {
    const cpu = cpuTime(pid)
    const passed = performance.now() - began.at
    const used = cpu !== undefined && began.cpu !== undefined ? cpu - began.cpu : passed
    if (used >= deadline - TICK || passed >= deadline * WALL_TIME_FACTOR) return onOver()
    timer = setTimeout(look, Math.max(TICK, deadline - used))
  }
  let timer = setTimeout(look, deadline)
  return () => clearTimeout(timer)
}
