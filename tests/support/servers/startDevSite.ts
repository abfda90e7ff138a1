import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeKeys } from '@site/release-protocol/signing/signatures'
import { type StartedServer, startServer } from '@site/remote-kit/dev/startServer'
import * as v from 'valibot'
import { copyRepository } from '../releases/copyRepository.ts'

/** The dev command, running on a copy of the sources. */
export type DevSite = StartedServer & {
  /** Changes a source file of the copy; returns a function that restores it. */
  change(file: string, edit: (text: string) => string): () => void
}

const entries = v.array(v.looseObject({ name: v.string() }))

const root = join(import.meta.dirname, '../../..')

/**
 * Starts the dev command for all remotes, with a registry like that of a site with several teams: one remote has a key, and
 * another one, `mfe-fora`, is in its own repository.
 */
export async function startDevSite(): Promise<DevSite> {
  const copy = copyRepository()
  const registry = v.parse(entries, JSON.parse(readFileSync(join(copy, 'shell/remotes.json'), 'utf8')))
  const keys = [makeKeys().publicKey]
  const teams = registry.map((entry) => (entry.name === 'mfe-quiz' ? { ...entry, keys } : entry))
  writeFileSync(join(copy, 'teams.json'), JSON.stringify([...teams, { name: 'mfe-fora', prefixes: ['/fora'], keys }]))
  const server = await startServer({
    command: [join(copy, 'shared/remote-kit/bin/remote-kit.mjs'), 'dev'],
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // Workers of the test runner must use different ports.
      PORT: String(4600 + 100 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
      REGISTRY_FILE: 'teams.json',
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
