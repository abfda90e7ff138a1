import type { PushSubscriptionData } from '@site/contracts/DeskPush'
import * as v from 'valibot'
import { roles } from '@site/contracts/Team'
import webPush from 'web-push'
import { hasRole } from '../admin/Person.ts'
import type { Database } from '../database/Database.ts'

export type PushKeys = { publicKey: string; privateKey: string }

/** Nobody has more; the oldest is forgotten. */
const MAX_DEVICES = 10

const storedRoles = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.picklist(roles))), [])

export type PushDevices = ReturnType<typeof pushDevicesIn>

/** The devices that hear of leads, in the site's database, and the keys that they know this site by. */
export function pushDevicesIn(database: Pick<Database, 'use'>) {
  return {
    /** Made when they are first needed, and kept: with other ones, every device would have to be added again. */
    keys: () =>
      database.use(async ({ db }): Promise<PushKeys> => {
        const known = await db.selectFrom('push_keys').selectAll().executeTakeFirst()
        if (known) return { publicKey: known.public_key, privateKey: known.private_key }
        const generated = webPush.generateVAPIDKeys()
        await db
          .insertInto('push_keys')
          .values({ id: 1, public_key: generated.publicKey, private_key: generated.privateKey })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
        // Another server may have been first.
        const { public_key: publicKey, private_key: privateKey } = await db
          .selectFrom('push_keys')
          .selectAll()
          .executeTakeFirstOrThrow()
        return { publicKey, privateKey }
      }),

    add: (person: string, { endpoint, keys }: PushSubscriptionData, now: number) =>
      database.use(async ({ db }) => {
        const row = { person, ...keys, since: now }
        await db
          .insertInto('push_devices')
          .values({ endpoint, ...row })
          // Somebody else has used this device.
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute()
        const own = await db
          .selectFrom('push_devices')
          .select('endpoint')
          .where('person', '=', person)
          .orderBy('since', 'desc')
          .execute()
        const surplus = own.slice(MAX_DEVICES).map((device) => device.endpoint)
        if (surplus.length > 0) await db.deleteFrom('push_devices').where('endpoint', 'in', surplus).execute()
      }),

    remove: (endpoint: string) =>
      database.use(
        async ({ db }) => void (await db.deleteFrom('push_devices').where('endpoint', '=', endpoint).execute()),
      ),

    /** Somebody's own device. */
    find: (person: string, endpoint: string) =>
      database.use(async ({ db }): Promise<PushSubscriptionData | undefined> => {
        const row = await db
          .selectFrom('push_devices')
          .selectAll()
          .where('endpoint', '=', endpoint)
          .where('person', '=', person)
          .executeTakeFirst()
        return row && { endpoint, keys: { p256dh: row.p256dh, auth: row.auth } }
      }),

    /** The devices of those who sell now. */
    ofSellers: () =>
      database.use(async ({ db }): Promise<PushSubscriptionData[]> => {
        const rows = await db
          .selectFrom('push_devices')
          .innerJoin('people', 'people.id', 'push_devices.person')
          .select(['endpoint', 'p256dh', 'auth', 'roles'])
          .execute()
        return rows
          .filter((row) => hasRole({ roles: v.parse(storedRoles, row.roles) }, 'seller'))
          .map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }))
      }),
  }
}
