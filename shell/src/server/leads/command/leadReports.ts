import type { LeadStore } from '../store/LeadStore.ts'
import type { ExitCode, Output } from './commandLine.ts'

/** The numbers of leads, and the state of forwarding. */
export async function statusOf(store: LeadStore): Promise<string> {
  const { total, unverified, oldest, waiting, delivered, dead, quarantined, late } = await store.counts()
  const since = oldest === null ? '' : `, the oldest from ${new Date(oldest).toISOString().slice(0, 10)}`
  const held = [
    { count: quarantined - late, what: 'look automated or are tests' },
    { count: late, what: 'came after their form had changed' },
  ]
    .filter(({ count }) => count > 0)
    .map(
      ({ count, what }) => `quarantined: ${count} ${what} ('list --quarantined' shows them, 'release' forwards them)\n`,
    )
    .join('')
  return `${total} leads${since}; ${unverified} came without a form token
forwarding: ${waiting} waiting, ${delivered} delivered, ${dead} dead${dead > 0 ? " ('retry' puts them back)" : ''}\n${held}`
}

/** Deletes a visitor's leads, and says where copies may exist that no command reaches. */
export async function forget(email: string, store: LeadStore, out: Output): Promise<ExitCode> {
  const { removed, delivered, tried, receivers } = await store.forget({ email })
  if (removed === 0) {
    out.complain(`No lead has the address ${email}.\n`)
    return 3
  }
  const places = receivers.length > 0 ? ` (${receivers.join(', ')})` : ''
  out.print(`${removed} leads deleted.\n`)
  if (delivered > 0) out.print(`${delivered} of them had been forwarded${places}: delete them at the receiver too.\n`)
  if (tried > 0) {
    out.print(`${tried} of them were sent without an acknowledgement${places}: check whether the receiver has them.\n`)
  }
  if (delivered + tried === 0 && places) out.print(`Others have heard of them${places}: delete them there too.\n`)
  out.print("Earlier backups still contain them, as do a PostgreSQL server's replicas and archived log.\n")
  return 0
}
