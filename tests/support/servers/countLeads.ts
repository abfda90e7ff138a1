import { openLeadStore } from 'shell/leads/openLeadStore'

/**
 * The number of stored leads with this e-mail address; `database` says where, as in the configuration. Tests poll it, for
 * which `npm run leads -- list` would start a process each time.
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
