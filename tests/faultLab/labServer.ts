import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remotes } from './remotes.ts'

const root = join(import.meta.dirname, '../..')
const clock = join(import.meta.dirname, 'clock.cjs')
/** Who the server runs as where the lab runs as root: somebody whom a disk's rights bind. */
const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

export type LabServer = ReturnType<typeof createLabServer>

/** A server with a disk, limits and a clock of its own, which can be started again at the same address. */
export function createLabServer(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'))
  const releasesFolder = join(folder, 'releases')
  const dataFolder = join(folder, 'data')
  const clockFile = join(folder, 'clock')
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  let output = ''

  cpSync(process.env.RELEASES_DIR ?? join(root, 'releases'), releasesFolder, { recursive: true })
  mkdirSync(dataFolder)
  writeFileSync(clockFile, '0')
  if (isRoot) giveTo(folder)

  function giveTo(place: string): void {
    for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
      chownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY)
    }
    chownSync(place, NOBODY, NOBODY)
  }

  const limit = (name: 'fsize' | 'nofile', value: string) =>
    void execFileSync('prlimit', ['--pid', String(child?.pid), `--${name}=${value}`], identity)

  return {
    url,
    releasesFolder,
    dataFolder,
    get output() {
      return output
    },
    /** Begins to start; `ready` settles when it listens, or has ended before. */
    start(limits: { fsize?: string; nofile?: string } = {}): { ready: Promise<boolean> } {
      const wanted = Object.entries(limits).map(([name, value]) => `--${name}=${value}`)
      const server = [process.execPath, '--require', clock, 'shell/dist/server/main.cjs']
      const own = spawn('prlimit', [...wanted, ...server], {
        cwd: root,
        ...identity,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          PORT: String(port),
          LOG_LEVEL: 'error',
          ADMIN_TOKEN: 'laboratorio-de-falhas-0123456789',
          RELEASES_DIR: releasesFolder,
          DATA_DIR: dataFolder,
          LAB_CLOCK_FILE: clockFile,
        },
      })
      child = own
      output = ''
      const ready = new Promise<boolean>((resolve) => {
        const hear = (chunk: Buffer) => {
          output += chunk
          if (output.includes(' is at http')) resolve(true)
        }
        own.stdout.on('data', hear)
        own.stderr.on('data', hear)
        own.once('exit', () => resolve(false))
      })
      return { ready }
    },
    get isOver() {
      return !child || child.exitCode !== null || child.signalCode !== null
    },
    signal: (name: NodeJS.Signals) => void child?.kill(name),
    async kill(): Promise<void> {
      if (this.isOver) return
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
    freeDescriptors: () => limit('nofile', '1024:'),
    moveClock(ms: number): void {
      writeFileSync(clockFile, String(ms))
      if (child?.exitCode === null) child.kill('SIGUSR2')
    },
    /** Sets who may write into everything that is kept. */
    setWritable(writable: boolean): void {
      for (const place of [releasesFolder, dataFolder]) {
        const folders = readdirSync(place, { recursive: true, withFileTypes: true })
        for (const entry of folders) {
          const mode = entry.isDirectory() ? 0o755 : 0o644
          chmodSync(join(entry.parentPath, entry.name), writable ? mode : mode & 0o555)
        }
        chmodSync(place, writable ? 0o755 : 0o555)
      }
    },
    /** Sends a lead as a visitor's browser does. Answers the status, or what kept it from being answered. */
    async sendLead(email: string): Promise<number | 'unanswered'> {
      const query = new URLSearchParams({ nome: 'Ana Teste', email })
      try {
        return (await fetch(`${url}/leads/ebook?${query}`, { signal: AbortSignal.timeout(30_000) })).status
      } catch {
        return 'unanswered'
      }
    },
    /** How many leads with this address `npm run leads -- list` shows. */
    countLeads(email: string): number {
      const env = { PATH: process.env.PATH, DATA_DIR: dataFolder }
      const list = execFileSync(process.execPath, ['shell/dist/server/leads.cjs', 'list'], {
        cwd: root,
        env,
      }).toString()
      return list.split('\n').filter((line) => line.includes(`\t${email}\t`)).length
    },
    /** True when a page of every remote, but the guarded one, is answered whole. */
    async servesAll(): Promise<boolean> {
      const paths = remotes.filter(({ name }) => name !== 'mfe-admin').map(({ path }) => path)
      const answers = paths.map(async (path) => {
        const response = await fetch(url + path, { signal: AbortSignal.timeout(5_000) })
        return response.status === 200 && (await response.text()).endsWith('</html>')
      })
      return (await Promise.all(answers.map((answer) => answer.catch(() => false)))).every(Boolean)
    },
    async stop(): Promise<void> {
      child?.kill('SIGCONT')
      await this.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
