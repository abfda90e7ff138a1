import { openLeadStore } from 'shell/leads/openLeadStore'

/**
 * How many leads with this e-mail address are stored; `database` says where, as the configuration does. Tests ask again
 * and again, for which `npm run leads -- list` would start a process each time.
 */
export async function countLeads(database: Readonly<Record<string, string>>, email: string): Promise<number> {
  const store = await openLeadStore({ DATA_DIR: '', ...database })
  try {
    const leads = await store.list({ after: 0, limit: 10_000 })
    return leads.filter(({ fields }) => Object.values(fields).includes(email)).length
  } finally {
    await store.close()
  }
}
