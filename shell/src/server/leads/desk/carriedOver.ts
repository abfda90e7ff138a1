import type { LeadStage } from '@site/contracts/LeadDesk'
import type { DeskState } from '../store/StoredLead.ts'

/**
 * Whose a person is, what comes next and how far she was, from her forms, newest first: until somebody has dealt with the
 * newest one, what was agreed before holds.
 */
export function carriedOver(
  requests: readonly { desk: Pick<DeskState, 'owner' | 'step' | 'stage' | 'version'> }[],
): Pick<DeskState, 'owner' | 'step'> & { before: LeadStage | null } {
  const at = requests.findIndex(({ desk }) => desk.version > 0)
  const { owner = '', step = null, stage = null } = requests[at]?.desk ?? {}
  return { owner, step, before: at > 0 ? stage : null }
}
