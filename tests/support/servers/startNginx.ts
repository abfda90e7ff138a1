import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as nextTurn } from 'node:timers/promises'
import { findNginx } from '../run/findNginx.ts'
import { freePort } from './listenOnFreePort.ts'

const shipped = join(import.meta.dirname, '../../../shell/deploy/nginx.conf')

/** nginx with the repository's configuration, in front of a test's servers. */
export type Nginx = {
  port: number
  /** Everything that it has logged. */
  logs(): string
  /** Reads its configuration again, as nginx-reload.path has it done. Resolves when requests get the new one. */
  reload(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts nginx on a free port. `servers` are used in this order at first; with `releasesFolder` it answers from the live
 * composition. @throws Error that says how to install nginx.
 */
export function startNginx(servers: readonly string[], releasesFolder = ''): Promise<Nginx> {
  return start((port, folder) => fillIn({ servers, port, folder, releasesFolder }))
}

/** Starts nginx on a free port in front of an export, as its configuration says, and of nothing else. */
export function startNginxOfExport(exported: string): Promise<Nginx> {
  return start(
    (port) => `server {
    listen 127.0.0.1:${port};
    root ${exported};
    include ${exported}/nginx-server.conf;
}
`,
  )
}

async function start(siteConfiguration: (port: number, folder: string) => string): Promise<Nginx> {
  const program = findNginx()
  if (!program) throw new Error('The tests need nginx (Debian: apt-get install nginx), or NGINX_PATH must name it.')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // If root starts it, its workers are another user, who stores large bodies here.
  chmodSync(folder, 0o755)
  const port = await freePort()
  writeFileSync(join(folder, 'site.conf'), siteConfiguration(port, folder))
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder))
  const child = spawn(program, ['-e', join(folder, 'start.log'), '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const logs = () => ['start.log', 'site.log', 'site-error.log'].map((name) => read(join(folder, name))).join('')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const hasExited = ended.then(() => true)
  while (!(await isListening(port))) {
    if (await Promise.race([hasExited, false])) throw new Error(`nginx did not start:\n${logs()}`)
  }
  async function reload() {
    const workers = () => workersOf(child.pid ?? 0).join()
    const before = workers()
    child.kill('SIGHUP')
    // Former workers take no new connections once there are others.
    while (workersOf(child.pid ?? 0).some((pid) => before.includes(pid)) || workers() === '') await nextTurn(10)
  }
  return { port, logs, reload, stop }
}

type Values = { servers: readonly string[]; port: number; folder: string; releasesFolder: string }

/** The shipped file with the values to be filled in. Nothing else of it is changed. */
function fillIn({ servers, port, folder, releasesFolder }: Values): string {
  const lines = servers.map((address) => `    server ${address} max_fails=1 fail_timeout=10s;\n`).join('')
  const changes: [RegExp, string][] = [
    [/^( {4}server 127\.0\.0\.1:\d+ max_fails=1 fail_timeout=10s;\n)+/m, lines],
    [/^ {4}listen 80;$/gm, `    listen 127.0.0.1:${port};`],
    [/\/var\/lib\/site\/releases(?=\/\.nginx)/, releasesFolder],
    [/\/var\/log\/nginx(?=\/site\.log)/g, folder],
    [/\/var\/log\/nginx(?=\/site-error\.log)/g, folder],
  ]
  return changes.reduce(
    (text, [pattern, value]) => {
      if (!pattern.test(text)) throw new Error(`The configuration has no ${pattern}.`)
      return text.replace(pattern, value)
    },
    readFileSync(shipped, 'utf8'),
  )
}

/** What the system's own nginx.conf has around the file. */
function mainConfiguration(folder: string): string {
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  ${tempPaths.join('\n  ')}
  include ${folder}/site.conf;
}
`
}

/** The processes that answer requests. Those that finish their last ones are still among them. */
function workersOf(pid: number): string[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
}

async function isListening(port: number): Promise<boolean> {
  // A path that is not forwarded to any server.
  return fetch(`http://127.0.0.1:${port}/metrics`).then(
    () => true,
    () => false,
  )
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
