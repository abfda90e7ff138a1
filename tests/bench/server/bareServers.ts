import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findNginx } from '../../support/run/findNginx.ts'
import { freePort } from '../../support/servers/listenOnFreePort.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Servers that only send the bytes of one page: Node's own and, if installed, nginx with a file; also nginx with the export of
 * these releases and its headers.
 */
export async function startBareServers(page: Buffer, releasesFolder: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'index.html')
  writeFileSync(file, page)
  writeExport(releasesFolder, join(folder, 'export'))
  const bare = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'bareServer.ts'), file])
  bare.stderr.pipe(process.stderr)
  const [output]: unknown[] = await once(bare.stdout, 'data')
  const nginx = await startNginx(folder)
  return {
    node: { port: Number(String(output)), pid: bare.pid },
    nginx: nginx && { port: nginx.ports.page, pid: nginx.child.pid },
    exported: nginx && { port: nginx.ports.exported, pid: nginx.child.pid },
    async stop() {
      const children = nginx ? [bare, nginx.child] : [bare]
      const ended = children.map((child) => once(child, 'exit'))
      for (const child of children) child.kill()
      await Promise.all(ended)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeExport(releasesFolder: string, folder: string): void {
  const command = join(root, 'shell/dist/server/export.cjs')
  const env = { ...process.env, NODE_ENV: 'production', RELEASES_DIR: releasesFolder }
  execFileSync(process.execPath, [command, folder], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function startNginx(folder: string) {
  const program = findNginx()
  if (!program) return undefined
  const ports = { page: await freePort(), exported: await freePort() }
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  ${tempPaths.join('\n  ')}
  access_log off;
  keepalive_requests 10000000;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:${ports.page};
    root ${folder};
    default_type text/html;
    add_header Content-Encoding br;
  }
  include ${folder}/export/nginx-maps.conf;
  server {
    listen 127.0.0.1:${ports.exported};
    root ${folder}/export;
    types { text/html html; }
    gzip_static on;
    include ${folder}/export/nginx-server.conf;
  }
}
`,
  )
  const options = ['-e', join(folder, 'start.log'), '-c', join(folder, 'nginx.conf')]
  const child = spawn(program, options, { stdio: 'ignore' })
  const isUp = () =>
    fetch(`http://127.0.0.1:${ports.page}/start.log`).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('nginx did not start.')
    await wait(50)
  }
  return { ports, child }
}
