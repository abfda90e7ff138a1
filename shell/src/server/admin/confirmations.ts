import { randomBytes } from 'node:crypto'
import type { LeadStore } from '../leads/store/LeadStore.ts'
import type { TeamStore } from './team/TeamStore.ts'

const DAY = 24 * 60 * 60_000
/** How long somebody may take to confirm, in ms. */
const PATIENCE = 30 * DAY

type Options = {
  team: Pick<TeamStore, 'hand' | 'look' | 'redeem'>
  store: Pick<LeadStore, 'confirm'>
  now?: () => number
}

/** Secrets that confirm a subscription once. Only their hashes are stored, with those of other links. */
export function confirmationsOf({ team, store, now = Date.now }: Options) {
  return {
    async tokenFor(lead: string): Promise<string> {
      const secret = randomBytes(32).toString('base64url')
      await team.hand(secret, { purpose: 'confirmation', person: lead, endsAt: now() + PATIENCE }, now())
      return secret
    },
    look: async (secret: string) => (await team.look(secret, 'confirmation', now())) !== undefined,
    async confirm(secret: string): Promise<boolean> {
      const lead = await team.redeem(secret, 'confirmation', now())
      return lead !== undefined && store.confirm(lead, { by: 'A própria pessoa', at: now() })
    },
  }
}
