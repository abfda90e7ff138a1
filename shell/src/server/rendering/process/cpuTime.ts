import { readFileSync } from 'node:fs'

/** Length of a clock tick in Linux's accounting, in ms. */
const TICK = 10

/**
 * CPU time of a process, in ms: a busy machine, or a paused process, is not the rendered code's fault. Undefined if the
 * system does not provide it.
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

/** By which factor the time limit may be exceeded while the process gets no CPU. */
const WALL_TIME_FACTOR = 6

/** `starved` has got hardly any CPU: others have it. */
export type TimeOver = 'used' | 'starved'

/**
 * Calls back once the process has used `deadline` ms of CPU time, or six times as much time has passed. Returns a function
 * that cancels it.
 */
export function afterCpuTime(pid: number | undefined, deadline: number, onOver: (how: TimeOver) => void): () => void {
  const began = { cpu: cpuTime(pid), at: performance.now() }
  const look = () => {
    const cpu = cpuTime(pid)
    const passed = performance.now() - began.at
    const used = cpu !== undefined && began.cpu !== undefined ? cpu - began.cpu : passed
    if (used >= deadline - TICK) return onOver('used')
    if (passed >= deadline * WALL_TIME_FACTOR) return onOver('starved')
    timer = setTimeout(look, Math.max(TICK, deadline - used))
  }
  let timer = setTimeout(look, deadline)
  return () => clearTimeout(timer)
}
