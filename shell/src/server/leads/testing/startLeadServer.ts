import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Starts the server of `leadServer.ts` as a process of its own, and answers where it listens once it does. */
export async function startLeadServer(env: Readonly<Record<string, string>>) {
  const file = join(process.cwd(), 'shell/src/server/leads/testing/leadServer.ts')
  const child = fork(file, { execArgv: ['--import', 'tsx'], env: { ...process.env, ...env }, stdio: 'inherit' })
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
