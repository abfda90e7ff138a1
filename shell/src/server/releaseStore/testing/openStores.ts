import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { numberedFile } from '@site/release-protocol/files/numberedFiles'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import { type PublishOptions, publish } from '@site/release-protocol/publication/publish'
import pg from 'pg'
import { startPostgres } from '../../database/testing/startPostgres.ts'
import { createFolderStore } from '../folder/folderStore.ts'
import { createPostgresStore } from '../postgres/postgresStore.ts'
import type { ReleaseStore, Verdict } from '../ReleaseStore.ts'
import { idOf, putRelease } from './sampleFiles.ts'

export const verdict: Verdict = {
  at: '2026-01-01T00:00:00.000Z',
  publication: 1,
  live: { shell: idOf('a') },
  refused: [],
}

type Damaged = { number: number; scope?: string }

const ends: (() => unknown)[] = []

/** Registers what must end after the test. */
export function atEnd(end: () => unknown): void {
  ends.push(end)
}

/** For `afterEach`: ends the stores that a test has opened. */
export async function endStores(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end()
}

/** Servers that share a store, with a clock that the test controls. */
export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  let now = Date.parse('2026-01-01T00:00:00Z')
  return {
    folder,
    now: () => now,
    wait(ms: number) {
      now += ms
    },
    server(): ReleaseStore {
      const store = createFolderStore(folder, () => now)
      atEnd(() => store.end())
      return store
    },
    publish: (moves: Record<string, string>, options?: PublishOptions) => publish(folder, moves, options),
    query: async (_text: string) => {},
    /** Makes a publication, or a verdict of `scope`, unreadable. */
    async damage({ number, scope }: Damaged) {
      const place = scope === undefined ? sharedFolder.publications : join(sharedFolder.generations, scope)
      writeFileSync(numberedFile(join(folder, place), number), '{"number":')
    },
  }
}

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
let databases = 0

/** For `beforeAll`: starts the database server of `openPostgres`. */
export async function startDatabase(): Promise<void> {
  postgres = await startPostgres()
}

/** For `afterAll`. */
export const stopDatabase = () => postgres?.stop()

/** Servers on different machines, with a database of their own. */
export async function openPostgres() {
  const { url } = postgres ?? { url: '' }
  const own = new URL(url)
  own.pathname = `/releases_${++databases}`
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`CREATE DATABASE ${own.pathname.slice(1)}`)
  await client.end()
  let now = Date.parse('2026-01-01T00:00:00Z')
  const machine = () => {
    const folder = mkdtempSync(join(tmpdir(), 'machine-'))
    atEnd(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }
  const server = (folder = machine(), options: { importsFolder?: boolean } = {}) => {
    const store = createPostgresStore({
      ...options,
      url: own.href,
      releasesFolder: folder,
      now: () => now,
      pause: 600_000,
    })
    atEnd(() => store.end())
    return Object.assign(store, { folder })
  }
  const publisher = server()
  async function query(text: string) {
    const direct = new pg.Client(own.href)
    await direct.connect()
    await direct.query(text)
    await direct.end()
  }
  return {
    folder: undefined,
    now: () => now,
    wait(ms: number) {
      now += ms
    },
    server,
    machine,
    takeDown: () => postgres?.takeDown(),
    bringBack: () => postgres?.bringBack(),
    query,
    damage: ({ number, scope }: Damaged) =>
      query(
        scope === undefined
          ? `UPDATE release_publication SET content = '{"number":' WHERE number = ${number}`
          : `UPDATE release_generation SET content = '{"number":' WHERE number = ${number} AND scope = '${scope}'`,
      ),
    publish(moves: Record<string, string>, options?: PublishOptions) {
      for (const [name, id] of Object.entries(moves)) putRelease(publisher.folder, name, id)
      return publisher.publish(moves, options)
    },
  }
}

/** Both engines, for a table of tests that holds for each. */
export const engines = [
  { engine: 'a folder', open: openFolder },
  { engine: 'PostgreSQL', open: openPostgres },
]
