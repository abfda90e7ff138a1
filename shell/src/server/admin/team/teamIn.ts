import { createHash } from 'node:crypto'
import { roles } from '@site/contracts/Team'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Database, OpenDatabase } from '../../database/Database.ts'
import type { TeamTables } from '../../database/tables/team.ts'
import type { Person } from '../Person.ts'
import type { Passkey, TeamStore } from './TeamStore.ts'

const storedRoles = v.pipe(v.string(), v.parseJson(), v.array(v.picklist(roles)))
const storedTransports = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

type Row<Name extends keyof TeamTables> = Selectable<TeamTables[Name]>

const personIn = ({ id, name, roles }: Pick<Row<'people'>, 'id' | 'name' | 'roles'>): Person => ({
  id,
  name,
  roles: v.parse(storedRoles, roles),
})
const passkeyIn = ({ public_key: publicKey, transports, id, person, counter }: Row<'passkeys'>): Passkey => ({
  ...{ id, person, publicKey, counter },
  transports: v.parse(storedTransports, transports),
})

async function dropAllOf(db: OpenDatabase['db'], person: string): Promise<void> {
  for (const table of ['passkeys', 'sessions', 'single_uses', 'push_devices'] as const) {
    await db.deleteFrom(table).where('person', '=', person).execute()
  }
}

/** The team in the site's database. */
export function teamIn(database: Pick<Database, 'use'>): TeamStore {
  const use = <Result>(work: (db: OpenDatabase['db']) => Promise<Result>) => database.use(({ db }) => work(db))
  const find = async (column: 'id' | 'email', value: string) => {
    const row = await use((db) => db.selectFrom('people').selectAll().where(column, '=', value).executeTakeFirst())
    return row && personIn(row)
  }
  const passkeys = (column: 'id' | 'person', value: string) =>
    use(async (db) => (await db.selectFrom('passkeys').selectAll().where(column, '=', value).execute()).map(passkeyIn))

  return {
    isEmpty: () =>
      use(async (db) => (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) === undefined),
    members: (now) =>
      use(async (db) => {
        const people = await db.selectFrom('people').selectAll().orderBy('since').execute()
        const keys = await db.selectFrom('passkeys').select('person').execute()
        const sessions = await db.selectFrom('sessions').select('person').where('ends_at', '>', now).execute()
        return people.map((row) => ({
          ...personIn(row),
          email: row.email,
          passkeys: keys.filter(({ person }) => person === row.id).length,
          sessions: sessions.filter(({ person }) => person === row.id).length,
        }))
      }),
    member: (id) => find('id', id),
    memberByEmail: (email) => find('email', email),
    addMember: ({ roles, ...member }, since) =>
      use(async (db) => {
        const row = { ...member, roles: JSON.stringify(roles), since }
        const added = await db
          .insertInto('people')
          .values(row)
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .execute()
        return added.length > 0
      }),
    changeRoles: (id, roles) =>
      use(async (db) => {
        await db
          .updateTable('people')
          .set({ roles: JSON.stringify(roles) })
          .where('id', '=', id)
          .execute()
      }),
    removeMember: (id) =>
      use((db) =>
        db.transaction().execute(async (together) => {
          await together.deleteFrom('people').where('id', '=', id).execute()
          await dropAllOf(together, id)
        }),
      ),

    addPasskey: ({ publicKey, transports, ...passkey }, since) =>
      use(async (db) => {
        const row = { ...passkey, public_key: publicKey, transports: JSON.stringify(transports), since }
        await db.insertInto('passkeys').values(row).execute()
      }),
    passkey: async (id) => (await passkeys('id', id))[0],
    passkeysOf: (person) => passkeys('person', person),
    countPasskey: (id, counter) =>
      use(async (db) => void (await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute())),
    lockOut: (person) => use((db) => db.transaction().execute((together) => dropAllOf(together, person))),

    startSession: ({ id, person, endsAt }, now) =>
      use(async (db) => {
        await db.deleteFrom('sessions').where('ends_at', '<=', now).execute()
        await db.insertInto('sessions').values({ id, person, ends_at: endsAt }).execute()
      }),
    sessionPerson: (id, now) =>
      use(async (db) => {
        const session = await db
          .selectFrom('sessions')
          .select('person')
          .where('id', '=', id)
          .where('ends_at', '>', now)
          .executeTakeFirst()
        if (session?.person === 'token') return 'token'
        return session && find('id', session.person)
      }),
    endSession: (id) => use(async (db) => void (await db.deleteFrom('sessions').where('id', '=', id).execute())),
    endSessionsOf: (person) =>
      use(async (db) => void (await db.deleteFrom('sessions').where('person', '=', person).execute())),

    hand: (secret, { purpose, person, endsAt }, now) =>
      use(async (db) => {
        await db.deleteFrom('single_uses').where('ends_at', '<=', now).execute()
        await db
          .insertInto('single_uses')
          .values({ id: hashOf(secret), purpose, person, ends_at: endsAt })
          .execute()
      }),
    look: (secret, purpose, now) =>
      use(async (db) => {
        const row = await db
          .selectFrom('single_uses')
          .select('person')
          .where('id', '=', hashOf(secret))
          .where('purpose', '=', purpose)
          .where('ends_at', '>', now)
          .executeTakeFirst()
        return row?.person
      }),
    redeem: (secret, purpose, now) =>
      use(async (db) => {
        const [row] = await db
          .deleteFrom('single_uses')
          .where('id', '=', hashOf(secret))
          .where('purpose', '=', purpose)
          .where('ends_at', '>', now)
          .returning('person')
          .execute()
        return row?.person
      }),
  }
}
