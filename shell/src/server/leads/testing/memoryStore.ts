import type { LeadStore } from '../store/LeadStore.ts'
import type { NewLead } from '../store/StoredLead.ts'

/** Replaces the store in tests that only check what was saved. */
export function memoryStore(): Pick<LeadStore, 'save'> & { saved: NewLead[] } {
  const saved: NewLead[] = []
  return {
    saved,
    async save(lead) {
      if (saved.some(({ key }) => key === lead.key)) return 'known'
      saved.push(lead)
      return 'stored'
    },
  }
}
