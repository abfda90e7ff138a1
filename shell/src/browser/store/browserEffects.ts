import { openTab, openWaitingTab } from '@site/leads/openWaitingTab'
import type { Effects } from '../../universal/store/Effects.ts'
import { knownVisitor } from '../whatsApp/knownVisitor.ts'
import { textOfOpenDialog } from '../whatsApp/earlyDialog.ts'
import { keepSubmitted, wasSubmittedThisVisit } from '../whatsApp/submittedThisVisit.ts'

/** The browser's side effects for the store. */
export function browserEffects(whatsAppNumber: string): Effects {
  return {
    whatsAppNumber,
    openTab,
    openWaitingTab,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    foundFlow: () => ({ isFormSubmitted: wasSubmittedThisVisit(), openText: textOfOpenDialog() }),
    keepSubmitted,
    knownVisitor,
  }
}
