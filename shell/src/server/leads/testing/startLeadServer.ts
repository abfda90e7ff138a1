import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Below the workspace, so that the bundle finds its packages. */
const built = join(__dirname, '../../../../.build/leadServer')

/** Bundled once for all starts: a TypeScript loader would transpile every module again each time. */
let bundled: string | undefined

function bundle(): string {
  if (bundled) return bundled
  const cli = join(dirname(createRequire(__filename).resolve('@rspack/cli/package.json')), 'bin/rspack.js')
  const config = join(__dirname, 'rspack.config.ts')
  execFileSync(process.execPath, [cli, 'build', '--config', config, '--output-path', built], { stdio: 'pipe' })
  bundled = join(built, 'leadServer.cjs')
  return bundled
}

/** Starts the server of `leadServer.ts` as a process of its own; resolves with its address once it listens. */
export async function startLeadServer(env: Readonly<Record<string, string>>) {
  const child = fork(bundle(), { env: { ...process.env, ...env }, stdio: 'inherit' })
  const ended = once(child, 'exit')
  const [origin] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('No start.'))),
  ])
  return {
    origin: String(origin),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
