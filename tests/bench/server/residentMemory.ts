import { readFileSync } from 'node:fs'
import type { StartedServer } from '@site/remote-kit/dev/startServer'

/** Between two readings, in ms. */
const INTERVAL = 100

/** The server's resident memory in MB, without its render processes. */
export function residentMegabytes({ process: { pid } }: StartedServer): number {
  return Math.round(residentKilobytes(pid) / 1024)
}

/** The resident memory of a server and its render processes in MB. Shared pages, such as Node's code, count for each. */
export function megabytesOfAll({ process: { pid } }: StartedServer): number {
  const all = [pid, ...childrenOf(pid)]
  return Math.round(all.reduce<number>((sum, one) => sum + residentKilobytes(one), 0) / 1024)
}

/** Watches a server and its render processes. Returns a function that stops and returns their peak memory, in MB. */
export function watchMemory(server: StartedServer): () => number {
  let peak = megabytesOfAll(server)
  const poll = setInterval(() => (peak = Math.max(peak, megabytesOfAll(server))), INTERVAL)
  return () => {
    clearInterval(poll)
    return Math.max(peak, megabytesOfAll(server))
  }
}

/** 0 for a process that has exited. */
function residentKilobytes(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
}

function childrenOf(pid: number | undefined): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...childrenOf(child)])
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has exited meanwhile.
    return ''
  }
}
