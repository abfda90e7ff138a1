import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identity, type LabDisk } from './labDisk.ts'

const root = join(import.meta.dirname, '../../..')
const clock = join(import.meta.dirname, 'clock.cjs')

/** A server with its own disk, limits and clock, which can be restarted at the same address. */
export function createLabServer({ folder }: LabDisk, port: number, env: Readonly<Record<string, string>>) {
  const clockFile = join(folder, 'clock')
  let child: ChildProcess | undefined
  let output = ''
  writeFileSync(clockFile, '0')

  const limit = (name: 'fsize' | 'nofile', value: string) =>
    void execFileSync('prlimit', ['--pid', String(child?.pid), `--${name}=${value}`], identity)

  return {
    url: `http://localhost:${port}`,
    /** Its output since its start, or since it was cleared. */
    get output() {
      return output
    },
    clearOutput() {
      output = ''
    },
    get hasExited() {
      return !child || child.exitCode !== null || child.signalCode !== null
    },
    /** Starts it; resolves to true once it listens, or to false if it exits before. */
    start(limits: { fsize?: string; nofile?: string } = {}): Promise<boolean> {
      const limitOptions = Object.entries(limits).map(([name, value]) => `--${name}=${value}`)
      const own = spawn(
        'prlimit',
        [...limitOptions, process.execPath, '--require', clock, 'shell/dist/server/main.cjs'],
        {
          cwd: root,
          ...identity,
          env: {
            PATH: process.env.PATH,
            NODE_ENV: 'production',
            PORT: String(port),
            LOG_LEVEL: 'warn',
            LAB_CLOCK_FILE: clockFile,
            ...env,
          },
        },
      )
      child = own
      output = ''
      return new Promise((resolve) => {
        const collect = (chunk: Buffer) => {
          output += chunk
          if (output.includes(' is at http')) resolve(true)
        }
        own.stdout.on('data', collect)
        own.stderr.on('data', collect)
        own.once('exit', () => resolve(false))
      })
    },
    signal: (name: NodeJS.Signals) => void child?.kill(name),
    async kill(): Promise<void> {
      if (this.hasExited) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child?.kill('SIGKILL')
      await ended
    },
    limitFiles: (bytes: string) => limit('fsize', bytes),
    /** Leaves the server `spare` descriptors more than it has open. */
    limitDescriptors(spare: number): void {
      const open = readdirSync(`/proc/${child?.pid}/fd`).map(Number)
      limit('nofile', `${Math.max(...open) + 1 + spare}:`)
    },
    restoreDescriptors: () => limit('nofile', '1024:'),
    moveClock(ms: number): void {
      writeFileSync(clockFile, String(ms))
      if (child?.exitCode !== null) return
      for (const pid of [Number(child.pid), ...composingBeside(Number(child.pid))]) process.kill(pid, 'SIGUSR2')
    },
  }
}

/** The processes that compose beside a server; its render processes know no clock. */
function composingBeside(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.map(Number).filter((one) => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('compose.cjs'))
}
