import type { DeskLead } from '@site/contracts/LeadDesk'
import { useState } from 'react'
import { unsavedWork } from '../../desk/unsaved/unsavedWork.ts'
import { useKeepUnsaved } from '../../desk/unsaved/useKeepUnsaved.ts'
import { isWork, leadWork, noWork, placeOfPerson } from './leadWork.ts'

export type LeadWorkState = ReturnType<typeof useLeadWork>

/** What somebody writes about a person, until the site has it. */
export function useLeadWork(lead: Pick<DeskLead, 'number' | 'earlier'>) {
  const place = placeOfPerson(lead)
  const [work, change] = useState(() => unsavedWork(place, leadWork) ?? noWork)
  const isUnsaved = isWork(work)
  useKeepUnsaved(place, isUnsaved ? work : undefined)
  return { work, change, isUnsaved }
}
