import { type ChildProcess, spawn } from 'node:child_process'

const MB = 1024 * 1024

/** Resource limits of one render process. */
export type ProcessLimits = {
  /** Old generation of the heap, in MB. */
  heap: number
  /** All private memory, including buffers, threads and what V8 reserves, in MB. */
  data: number
  /** Resident memory at which the server kills it, in MB: the limit where the system enforces none. */
  resident: number
  /** CPU time in its whole life, in s. */
  processor: number
}

/** What V8 reserves for machine code, in MB: it counts as private memory, and hardly any of it is ever used. */
const CODE_RANGE = 512

/** Measured: hundreds of pages leave up to 370 MB resident, most of it contexts that wait for the next collection. */
export const processLimits: ProcessLimits = { heap: 256, data: CODE_RANGE + 640, resident: 512, processor: 600 }

/** A user without rights. */
const NOBODY_USER = 65_534

/** Node flags that remove permissions. No path may be read: the runner itself is passed through standard input. */
function flags({ heap }: ProcessLimits): string[] {
  return [
    '--permission',
    '--disallow-code-generation-from-strings',
    '--frozen-intrinsics',
    '--no-addons',
    '--no-warnings',
    // A process renders only a few pages: optimizing would pay off too late.
    '--no-opt',
    '--no-flush-bytecode',
    '--max-semi-space-size=32',
    `--max-old-space-size=${heap}`,
    '-',
  ]
}

/**
 * Starts a process that can only compute: no files, children or workers, an empty environment, limited memory, and an
 * unprivileged user if the server may choose one. Its output is ignored, except for the end of Node's own messages. Its only
 * channel is descriptor 3.
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
  // A process that exits before it has read everything is noticed by its exit.
  child.stdin?.on('error', () => {})
  child.stdin?.end(runner)
  return child
}

/** Makes Linux kill a process at the moment its parent exits: code in an endless loop would not notice its closed channel. */
const DIE_WITH_SERVER = 'setpriv --no-new-privs --pdeathsig KILL'

/**
 * A shell that replaces itself with Node after setting the limits; a limit that the system does not support is skipped, and
 * so is a missing or different `setpriv` (util-linux).
 */
function withLimits({ data, processor }: ProcessLimits): string {
  const kilobytes = (data * MB) / 1024
  const limits = ['-c 0', '-f 0', `-t ${processor}`, ...(process.platform === 'linux' ? [`-d ${kilobytes}`] : [])]
  const limited = limits.map((limit) => `ulimit ${limit} 2>/dev/null`).join('; ')
  return `${limited}; ${DIE_WITH_SERVER} true 2>/dev/null && exec ${DIE_WITH_SERVER} "$0" "$@"; exec "$0" "$@"`
}
