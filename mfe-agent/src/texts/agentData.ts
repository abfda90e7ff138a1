import type { PageRequest, PageResponse } from '@site/contracts/Page'
import { readTexts } from '@site/contracts/readTexts'
import { savingOf } from '@site/contracts/savingExample'
import { type AgentTexts, agentTexts } from './agentTexts.ts'

/** What the browser has to know of the page's texts: what it renders itself. */
export type AgentData = AgentTexts['search'] & {
  hero: AgentTexts['hero']
  /** The agent's monthly price in the example, and what is saved in a year. */
  saving: { fee: number; amount: string }
}

export function load({ site }: PageRequest): PageResponse<AgentData> {
  const { hero, search } = readTexts(site, 'agentTexts', agentTexts)
  const { fee, amount } = savingOf(site.evidence?.prices)
  return { status: 200, data: { ...search, hero, saving: { fee, amount } } }
}
