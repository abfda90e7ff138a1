import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

jest.setTimeout(60_000)

const tsx = pathToFileURL(createRequire(__filename).resolve('tsx')).href
const server = join(__dirname, '../testing/loopingServer.ts')

/** True while a process runs; false for a zombie. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

// Elsewhere the limit on its CPU time ends it: see OPERATIONS.md.
const onLinux = process.platform === 'linux' ? it : it.skip

onLinux('a render process that loops for ever ends with its server, also when that is killed', async () => {
  const parent = spawn(process.execPath, ['--import', tsx, server], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(parent, 'exit')
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(line)
  expect(isRunning(pid)).toBe(true)

  parent.kill('SIGKILL')
  await ended
  const until = performance.now() + 10_000
  while (isRunning(pid) && performance.now() < until) await nextTurn()

  const outlived = isRunning(pid)
  if (outlived) process.kill(pid, 'SIGKILL')
  expect(outlived).toBe(false)
})
