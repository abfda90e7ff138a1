import { spawn } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyRepository } from '../releases/copyRepository.ts'

/** The dev command at work on a copy of the sources. */
export type DevSite = {
  url: string
  output(): string
  /** Changes a source file of the copy; calling what it returns puts it back. */
  change(file: string, edit: (text: string) => string): () => void
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../../..')

/** Starts the dev command for all remotes. */
export async function startDevSite(): Promise<DevSite> {
  const copy = copyRepository()
  const child = spawn(process.execPath, [join(copy, 'shared/remote-kit/bin/remote-kit.mjs'), 'dev'], {
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // Workers of the test runner must not reach for the same ports.
      PORT: String(4600 + 100 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
      RELEASES_DIR: process.env.RELEASES_DIR || join(root, 'releases'),
    },
  })
  // A run that is broken off leaves nothing behind.
  process.once('exit', () => child.kill('SIGTERM'))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      const address = /look at (http:\/\/localhost:\d+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`The dev command ended:\n${output}`)))
  })
  return {
    url,
    output: () => output,
    change(file, edit) {
      const path = join(copy, file)
      const former = readFileSync(path, 'utf8')
      // As one step: a busy machine may stop this process between emptying a file and writing it.
      const save = (text: string) => {
        writeFileSync(`${path}.saved`, text)
        renameSync(`${path}.saved`, path)
      }
      save(edit(former))
      return () => save(former)
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        await ended
      }
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
