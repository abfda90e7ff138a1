import type {} from '@site/contracts/documentContract'
import { type Field, isChoice, isField } from './fields.ts'
import { successorOf } from './successorOf.ts'

/**
 * What React cannot hydrate it renders anew: this carries into the new fields what the visitor has entered into the replaced
 * ones, opens the dialog that was open, and restores the focus with its caret.
 */
export function carryInput(place: Element): void {
  const entered = window.__entered
  if (!entered) return
  // Before a dialog takes the focus.
  const focused = document.activeElement === document.body ? entered.focused : undefined
  for (const element of entered.elements) {
    const successor = element.isConnected ? undefined : successorOf(element, place)
    if (!successor) continue
    entered.elements.delete(element)
    entered.elements.add(successor)
    if (isField(element) && isField(successor)) copyInput(element, successor)
    else if (element.hasAttribute('open')) reopen(successor, place)
  }
  if (!focused) return
  const target = focused.isConnected ? focused : successorOf(focused, place)
  target?.focus({ preventScroll: true })
  if (isText(focused) && isText(target))
    target.setSelectionRange(focused.selectionStart, focused.selectionEnd, focused.selectionDirection ?? undefined)
}

/** Now, for the focus, and through its button, so that its code knows. */
function reopen(dialog: Element, place: Element): void {
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal?.()
  place.querySelector<HTMLElement>(`[data-opens="${dialog.id}"]`)?.click()
}

function copyInput(from: Field, to: Field): void {
  if (isChoice(from) && isChoice(to)) {
    if (from.checked !== to.checked) to.click()
    return
  }
  if (from.value === to.value) return
  // React watches the element's own property, and would not notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** A field with a caret that scripts may read: browsers have none for an e-mail address. */
function isText(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && ['text', 'search', 'tel', 'url', 'password'].includes(element.type))
  )
}
