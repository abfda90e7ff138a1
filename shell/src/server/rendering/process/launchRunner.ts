import { type ChildProcess, spawn } from 'node:child_process'

const MB = 1024 * 1024

/** What one render process may take of the machine. */
export type ProcessLimits = {
  /** Old generation of the heap, in MB. */
  heap: number
  /** All of its own memory, buffers and threads too, in MB. */
  data: number
  /** Resident memory at which the server ends it, in MB: the border where the system keeps none. */
  resident: number
  /** Time on the processor in its whole life, in s. */
  processor: number
}

export const processLimits: ProcessLimits = { heap: 256, data: 768, resident: 512, processor: 600 }

/** Somebody who owns nothing. */
const NOBODY_USER = 65_534

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** Node flags that take rights away. No path may be read: the runner itself comes through standard input. */
function flags({ heap }: ProcessLimits): string[] {
  const permission = major > 22 || (major === 22 && minor >= 13) ? '--permission' : '--experimental-permission'
  return [
    permission,
    '--disallow-code-generation-from-strings',
    '--frozen-intrinsics',
    '--no-addons',
    '--no-warnings',
    // A process lives for a few pages: what it would gain by optimizing comes too late.
    '--no-opt',
    '--no-flush-bytecode',
    '--max-semi-space-size=32',
    `--max-old-space-size=${heap}`,
    '-',
  ]
}

/**
 * Starts a process that may do nothing but compute: no file, no child, no worker, an empty environment, bounded memory,
 * and another user where the server has the right to choose one. What it prints is not read, apart from a little of
 * what Node says at its end. Its only way out is descriptor 3.
 */
export function launchRunner(runner: string, limits: ProcessLimits, development: boolean): ChildProcess {
  const own = process.getuid?.() === 0 ? { uid: NOBODY_USER, gid: NOBODY_USER } : {}
  const node = [process.execPath, ...flags(limits)]
  const [command = '', ...rest] = process.platform === 'win32' ? node : ['/bin/sh', '-c', withLimits(limits), ...node]
  const child = spawn(command, rest, {
    ...own,
    cwd: '/',
    env: { NODE_ENV: development ? 'development' : 'production' },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  // A process that ends before it has read everything is seen by its end.
  child.stdin?.on('error', () => {})
  child.stdin?.end(runner)
  return child
}

/** Has Linux end a process in the moment in which its parent ends: nothing that loops would see its channel close. */
const DIE_WITH_SERVER = 'setpriv --no-new-privs --pdeathsig KILL'

/**
 * A shell that becomes Node once the limits stand; one that a system does not know is passed over, and so is `setpriv`
 * (util-linux) where there is none or another one.
 */
function withLimits({ data, processor }: ProcessLimits): string {
  const kilobytes = (data * MB) / 1024
  const limits = ['-c 0', '-f 0', `-t ${processor}`, ...(process.platform === 'linux' ? [`-d ${kilobytes}`] : [])]
  const limited = limits.map((limit) => `ulimit ${limit} 2>/dev/null`).join('; ')
  return `${limited}; ${DIE_WITH_SERVER} true 2>/dev/null && exec ${DIE_WITH_SERVER} "$0" "$@"; exec "$0" "$@"`
}
