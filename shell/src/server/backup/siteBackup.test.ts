import { join } from 'node:path'
import { teamIn } from '../admin/team/teamIn.ts'
import { siteDatabase } from '../database/siteDatabase.ts'
import { openSqlite } from '../database/openSqlite.ts'
import { leadsInBackup } from '../leads/store/backup/leadsInBackup.ts'
import { sqlLeadStore } from '../leads/store/sqlLeadStore.ts'
import { newBackup } from '../leads/testing/openLeadStores.ts'
import { folder, postgresql, sqlite, stopDatabases } from '../database/testing/freshDatabases.ts'
import { sampleLead } from '../leads/testing/sampleLead.ts'
import { addVersion, newestVersion, readFiles, writeFiles } from '../releases/content/contentHistory.ts'
import { openReleaseStore } from '../releaseStore/openReleaseStore.ts'
import { visitCountsIn } from '../views/visitCountsIn.ts'
import { backUpSite } from './backUpSite.ts'
import { restoreSite } from './restoreSite.ts'

jest.setTimeout(60_000)

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})
afterAll(stopDatabases)

let count = 0

/** A site's data in its own folder and database. */
async function openSite(fresh: typeof sqlite.fresh | typeof postgresql.fresh) {
  const settings: { DATA_DIR: string; DATABASE_URL?: string } = await fresh()
  const database = siteDatabase(settings)
  const leads = sqlLeadStore(database)
  const releases = openReleaseStore({
    releasesFolder: join(folder, `releases-${++count}`),
    databaseUrl: settings.DATABASE_URL,
    ...{ database, importsFolder: false },
  })
  opened.push(
    () => database.close(),
    () => releases.end(),
  )
  return { database, leads, content: releases.content, team: teamIn(database), visits: visitCountsIn(database) }
}

type Site = Awaited<ReturnType<typeof openSite>>

const PHOTO = Buffer.from([0, 255, 1])

async function fill({ leads, content, team, visits }: Site): Promise<void> {
  await leads.save(sampleLead({ key: 'backup-key-1', fields: { name: 'Ana', email: 'ana@x.com' } }))
  await leads.change(1, { version: 0, stage: 'won', owner: 'Bia' }, { by: 'Bia', at: 5 })
  await leads.addNote(1, { key: 'backup-note', text: 'Paga à vista' }, { by: 'Bia', at: 6 })
  await team.addMember({ id: 'p1', name: 'Bia', email: 'bia@x.com', roles: ['owner'] }, 1)
  await team.addPasskey({ id: 'k1', person: 'p1', publicKey: 'cHVi', counter: 7, transports: ['internal'] }, 1)
  await team.startSession({ id: 's1', person: 'p1', endsAt: Date.now() + 60_000 }, Date.now())
  await team.hand('secret-link', { purpose: 'link', person: 'p1', endsAt: Date.now() + 60_000 }, Date.now())
  await visits.add([{ day: '2026-11-22', kind: 'visit', remote: 'mfe-loja', source: '', count: 3 }])
  const prices = await content.write(Buffer.from('{"items":[]}'))
  await content.write(PHOTO)
  for (const number of [1, 2]) {
    await addVersion(content, {
      ...{ number, at: '2026-11-22T00:00:00.000Z', by: 'Bia', changed: ['prices'] },
      content: await writeFiles(content, { prices }),
    })
  }
  await content.add('draft-faq', { number: 4, content: { by: 'Bia', at: '', draft: { value: 'Oi' } } })
}

async function stateOf({ leads, content, team, visits }: Site) {
  const newest = await newestVersion(content)
  const files = newest && (await readFiles(content, newest.content))
  const all = await leads.list({ after: 0, limit: 10 })
  return {
    leads: all.map(({ fields, desk }) => ({ fields, desk })),
    history: (await leads.history(all.map(({ key }) => key))).map(({ kind, text }) => `${kind} ${text}`),
    people: (await team.members(Date.now())).map(({ id, name, roles, passkeys }) => ({ id, name, roles, passkeys })),
    passkey: await team.passkey('k1'),
    visits: await visits.since(''),
    versions: (await content.list('versions', 10)).map(({ number }) => number),
    prices: files?.prices && (await content.read(files.prices)).toString(),
    photo: (await content.files()).length,
    draft: await content.list('draft-faq', 10),
  }
}

describe.each([
  { from: sqlite, to: sqlite },
  { from: postgresql, to: sqlite },
  { from: sqlite, to: postgresql },
])('a backup from $from.name in $to.name', ({ from, to }) => {
  it('has leads, people and content, and no way in', async () => {
    const site = await openSite(from.fresh)
    await fill(site)
    const [before, file] = [await stateOf(site), newBackup()]

    const written = await backUpSite(site, file)
    const other = await openSite(to.fresh)
    const restored = await restoreSite(other, file)

    expect(written).toEqual({ leads: 1, people: 1, texts: 2, files: 3 })
    expect(restored).toEqual(written)
    expect(await stateOf(other)).toEqual(before)
    expect(await other.team.sessionPerson('s1', Date.now())).toBeUndefined()
    expect(await other.team.look('secret-link', 'link', Date.now())).toBeUndefined()
    expect(await restoreSite(other, file)).toEqual({ leads: 0, people: 0, texts: 0, files: 0 })
  })
})

it('has nothing of a session in its file', async () => {
  const site = await openSite(sqlite.fresh)
  await fill(site)
  const file = newBackup()
  await backUpSite(site, file)

  const { db } = await openSqlite(file)
  const sessions = await db.selectFrom('sessions').selectAll().execute()
  await db.destroy()
  expect(sessions).toEqual([])
  await expect(backUpSite(site, file)).rejects.toThrow('already exists')
})

it('changes nothing that is there', async () => {
  const [site, other] = [await openSite(sqlite.fresh), await openSite(sqlite.fresh)]
  await fill(site)
  const file = newBackup()
  await backUpSite(site, file)
  await other.team.addMember({ id: 'p2', name: 'Outra Bia', email: 'bia@x.com', roles: ['seller'] }, 1)
  const content = await writeFiles(other.content, {})
  await addVersion(other.content, { number: 1, at: '2026-11-23T00:00:00.000Z', by: 'Eva', content, changed: [] })

  const restored = await restoreSite(other, file)

  expect(restored).toMatchObject({ leads: 1, people: 0, texts: 0 })
  expect((await other.team.members(Date.now())).map(({ name }) => name)).toEqual(['Outra Bia'])
  expect((await newestVersion(other.content))?.by).toBe('Eva')
})

it('restores a backup of leads alone', async () => {
  const [site, other] = [await openSite(sqlite.fresh), await openSite(sqlite.fresh)]
  await fill(site)
  const file = newBackup()
  await site.leads.backUp(file)

  expect(await restoreSite(other, file)).toMatchObject({ leads: 1, people: 1, texts: 0, files: 0 })
  let read = 0
  for await (const { leads } of leadsInBackup(file)) read += leads.length
  expect(read).toBe(1)
})
