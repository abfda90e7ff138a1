import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StartedServer, startServer } from '@site/remote-kit/dev/startServer'
import { copyRepository } from '../releases/copyRepository.ts'

/** The dev command, running on a copy of the sources. */
export type DevSite = StartedServer & {
  /** Changes a source file of the copy; returns a function that restores it. */
  change(file: string, edit: (text: string) => string): () => void
}

const root = join(import.meta.dirname, '../../..')

/** Starts the dev command for all remotes. */
export async function startDevSite(): Promise<DevSite> {
  const copy = copyRepository()
  const server = await startServer({
    command: [join(copy, 'shared/remote-kit/bin/remote-kit.mjs'), 'dev'],
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // Workers of the test runner must use different ports.
      PORT: String(4600 + 100 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
      RELEASES_DIR: process.env.RELEASES_DIR || join(root, 'releases'),
    },
    failure: 'The dev command ended:',
  })
  return {
    ...server,
    change(file, edit) {
      const path = join(copy, file)
      const former = readFileSync(path, 'utf8')
      // Atomic: a busy machine may pause this process between truncating a file and writing it.
      const save = (text: string) => {
        writeFileSync(`${path}.saved`, text)
        renameSync(`${path}.saved`, path)
      }
      save(edit(former))
      return () => save(former)
    },
    async stop() {
      await server.stop()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
