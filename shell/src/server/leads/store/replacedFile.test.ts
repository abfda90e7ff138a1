import { copyFileSync, globSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteDatabase } from '../../database/siteDatabase.ts'
import { sampleLead } from '../testing/sampleLead.ts'
import { openLeadStore } from './openLeadStore.ts'
import { sqlLeadStore } from './sqlLeadStore.ts'

jest.setTimeout(60_000)

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** A folder for a database, which is removed after the test. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'replaced-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A database with this many leads in its file, and another one in its log. */
async function openSite(leads = 30) {
  const DATA_DIR = newFolder()
  const codes: unknown[] = []
  const error = (details: object) => void codes.push(Object.values(details)[0])
  const database = siteDatabase({ DATA_DIR }, { log: { info: () => {}, error } })
  closers.push(database.close)
  await database.watch()
  const store = sqlLeadStore(database)
  const keys = Array.from({ length: leads }, (_, one) => `former-${1000 + one}`)
  await Promise.all(keys.map((key) => store.save(sampleLead({ key }))))
  await database.use(({ tidy }) => tidy())
  await store.save(sampleLead({ key: 'former-in-the-log' }))
  return { DATA_DIR, file: join(DATA_DIR, 'leads.sqlite'), codes, database, store }
}

/** The whole file of another site. */
async function otherFile(): Promise<string> {
  const { file, database } = await openSite(200)
  await database.use(({ tidy }) => tidy())
  return file
}

/** The keys of the leads that a server finds after a start. */
async function keysIn(DATA_DIR: string): Promise<string[]> {
  const store = await openLeadStore({ DATA_DIR })
  closers.push(store.close)
  return (await store.list({ after: 0, limit: 1000 })).map(({ key }) => key)
}

const lead = sampleLead({ key: 'afterwards' })

it.each<{ how: string; replace: (file: string) => unknown }>([
  { how: 'removed', replace: (file) => rmSync(file) },
  { how: 'removed with its log', replace: (file) => globSync(`${file}*`).map((one) => rmSync(one)) },
  { how: 'removed with its folder', replace: (file) => rmSync(join(file, '..'), { recursive: true }) },
  { how: 'moved away', replace: (file) => renameSync(file, `${file}.former`) },
  { how: 'replaced by another one', replace: async (file) => renameSync(await otherFile(), file) },
])('refuses a lead once when the database file is $how, and keeps it from then on', async ({ replace }) => {
  const { file, DATA_DIR, codes, database, store } = await openSite()
  await replace(file)

  await expect(store.save(lead)).rejects.toThrow('replaced')
  const isReady = database.isReady()
  const again = await store.save(lead)
  await database.close()

  expect([isReady, again, (await keysIn(DATA_DIR)).at(-1)]).toEqual([false, 'stored', lead.key])
  expect(codes).toEqual(['DATABASE_FILE_REPLACED'])
})

it('leaves all that was stored before to a file that was moved away', async () => {
  const { file, store } = await openSite()
  const elsewhere = newFolder()
  renameSync(file, `${file}.former`)

  await expect(store.save(lead)).rejects.toThrow('replaced')
  await store.save(lead)

  copyFileSync(`${file}.former`, join(elsewhere, 'leads.sqlite'))
  expect(await keysIn(elsewhere)).toEqual(expect.arrayContaining(['former-1000', 'former-in-the-log']))
})

it.each<{ how: string; write: (file: string) => unknown }>([
  { how: 'emptied', write: (file) => truncateSync(file) },
  { how: 'overwritten with a text', write: (file) => writeFileSync(file, 'leads') },
  { how: 'overwritten with another one', write: async (file) => copyFileSync(await otherFile(), file) },
])('refuses leads while the database file is $how', async ({ write }) => {
  const { file, codes, database, store } = await openSite()
  await write(file)

  await expect(store.save(lead)).rejects.toThrow('replaced')
  await expect(store.save(lead)).rejects.toThrow()

  expect(database.isReady()).toBe(false)
  expect(codes).toEqual(['DATABASE_FILE_OVERWRITTEN'])
})

it('goes on after SQLite has written its log into the file', async () => {
  const { database, store } = await openSite()

  await database.use(({ tidy }) => tidy())

  expect(await store.save(lead)).toBe('stored')
})

it('goes on while several servers write, and each writes the log into the file', async () => {
  const { DATA_DIR } = await openSite(0)
  const servers = [1, 2, 3].map(() => siteDatabase({ DATA_DIR }))
  closers.push(...servers.map(({ close }) => close))

  const results = await Promise.all(
    servers.map(async (database, server) => {
      const saved: string[] = []
      for (const one of [1, 2, 3]) {
        saved.push(await sqlLeadStore(database).save(sampleLead({ key: `lead-${server}-${1000 + one}` })))
        await database.use(({ tidy }) => tidy())
      }
      return saved
    }),
  )

  expect(new Set(results.flat())).toEqual(new Set(['stored']))
})
