import { readFileSync } from 'node:fs'

/** Length of a tick in which Linux counts, in ms. */
const TICK = 10

/**
 * Time that a process itself has used, in ms: a machine with much else to do, or a process that somebody paused, is no
 * fault of what is rendered. Undefined where the system does not tell.
 */
function processorTime(pid: number | undefined): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')
    const [user, system] = fields.split(' ').slice(11, 13).map(Number)
    return user !== undefined && system !== undefined ? (user + system) * TICK : undefined
  } catch {
    return undefined
  }
}

/** How many times its deadline something may take while its process gets no processor. */
const WALL_TIME_FACTOR = 6

/** Calls back once the process has used up `deadline` ms of its own, or six times as much has passed. Returns how to stop. */
export function afterOwnTime(pid: number | undefined, deadline: number, onOver: () => void): () => void {
  const began = { own: processorTime(pid), at: performance.now() }
  const look = () => {
    const own = processorTime(pid)
    const passed = performance.now() - began.at
    const used = own !== undefined && began.own !== undefined ? own - began.own : passed
    if (used >= deadline - TICK || passed >= deadline * WALL_TIME_FACTOR) return onOver()
    timer = setTimeout(look, Math.max(TICK, deadline - used))
  }
  let timer = setTimeout(look, deadline)
  return () => clearTimeout(timer)
}
