import type { SharedId, SharedSelector } from '@site/contracts/documentContract'
import { sendReport } from '../incidents/sendReport.ts'
import type { OpenedPage } from './watchView.ts'

/** Reports the first tap on a link to WhatsApp, also one that has opened the form before this code was there. */
export function reportTap(opened: OpenedPage): void {
  const report = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element && target.closest('a[data-whatsapp]' satisfies SharedSelector))) return
    removeEventListener('click', report, true)
    sendReport({ type: 'tap', body: opened })
  }
  const dialog = document.getElementById('form-whatsapp' satisfies SharedId)
  if (dialog instanceof HTMLDialogElement && dialog.open) sendReport({ type: 'tap', body: opened })
  else addEventListener('click', report, true)
}
