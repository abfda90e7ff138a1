import { whatsAppText } from '@site/contracts/channels'
import type { SharedId } from '@site/contracts/documentContract'
import { CONVERSATION_FIELD } from '@site/contracts/leadRequest'
import { openDialog } from '../frame/openDialog.ts'
import { wasSubmittedThisVisit } from './submittedThisVisit.ts'

/** The form before the first conversation, as the server has sent it. */
function dialogIn(document: Document): HTMLDialogElement | undefined {
  const found = document.getElementById('form-whatsapp' satisfies SharedId)
  return found instanceof HTMLDialogElement ? found : undefined
}

const conversationIn = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLInputElement>(`[name=${CONVERSATION_FIELD}]`)

/**
 * Opens the form for a link to WhatsApp before any script is there. False where the link itself is the way: the form was
 * submitted in this visit, or the browser has no dialogs.
 */
export function openEarlyDialog(link: HTMLAnchorElement): boolean {
  const dialog = dialogIn(document)
  const conversation = dialog && conversationIn(dialog)
  if (!dialog?.showModal || !conversation || wasSubmittedThisVisit()) return false
  scrollToSection(link)
  conversation.value = whatsAppText(link.href)
  openDialog(dialog)
  return true
}

/** A link with `data-then` also leads to that anchor, if the page has it. It never leaves a page, which may be half filled in. */
export function scrollToSection({ dataset: { then = '' } }: HTMLAnchorElement): void {
  document.getElementById(then.split('#')[1] ?? '')?.scrollIntoView()
}

/** The text of the conversation for which the form is open; undefined if it is closed. */
export function textOfOpenDialog(): string | undefined {
  const dialog = dialogIn(document)
  return dialog?.open ? conversationIn(dialog)?.value : undefined
}
