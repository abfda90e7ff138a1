import type { DataAttribute } from '@site/contracts/documentContract'
import { isChoice, isField } from '@site/design/islands/fields'
import { islandsIn, rememberPart, successorOf } from '@site/design/islands/successorOf'
import { holdInput, isWaiting, tellInput } from './earlyInput.ts'

/**
 * From now on it is known which fields the visitor has entered something into, and which element has the focus: React may
 * have to replace them (carryInput.ts), and does not notice by itself (earlyInput.ts). Called before the document is hydrated;
 * what a browser has restored or filled in by then counts too. A button that is replaced while it is pressed is clicked all the
 * same. Returns a function that stops it.
 */
export function watchInput(): () => void {
  const filled = [...document.querySelectorAll('input,textarea,select')].filter(hasInput)
  const elements = new Set<Element>([...document.querySelectorAll('dialog'), ...filled])
  const focused = elementOf(document.activeElement)
  const islands = islandsIn(document)
  const entered: NonNullable<typeof window.__entered> = {
    elements,
    focused,
    top: scrollY,
    parts: new WeakMap(),
    islands,
  }
  window.__entered = entered
  for (const element of [...elements, focused, ...(window.__clicks ?? [])]) remember(element)
  filled.forEach(holdInput)
  let pressed: HTMLElement | undefined
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    input({ target }) {
      if (!isField(target)) return
      elements.add(target)
      remember(target)
      holdInput(target)
    },
    focusin({ target }) {
      entered.focused = elementOf(target)
      remember(entered.focused)
    },
    focusout({ target }) {
      // A removed or moved element loses the focus too, but not because the visitor has left it.
      queueMicrotask(() => {
        const isLeft = target === entered.focused && entered.focused?.isConnected && document.activeElement !== target
        if (isLeft) entered.focused = undefined
      })
    },
    scroll() {
      entered.top = scrollY
    },
    pointerdown({ target }) {
      // What was replaced has a successor by now; the rest was part of a page that was left.
      for (const element of elements) if (!element.isConnected) elements.delete(element)
      const button = elementOf(target)?.closest('button')
      pressed = button && isWaiting(button) ? button : undefined
      remember(pressed)
    },
    // May come alone, from voice control.
    click({ target }) {
      remember(elementOf(target)?.closest('button,input'))
    },
    pointerup() {
      if (pressed && !pressed.isConnected) successorOf(pressed, document.body)?.click()
      pressed = undefined
    },
  }
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true)
  const hydrated = new MutationObserver((records) => {
    for (const { target } of records) tellInput(target)
  })
  hydrated.observe(document.body, { subtree: true, attributeFilter: ['data-hydrated' satisfies DataAttribute] })
  return () => {
    hydrated.disconnect()
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true)
  }
}

/** What is hydrated is not replaced any more. */
function remember(element: Element | null | undefined): void {
  if (element && isWaiting(element)) rememberPart(element)
}

const elementOf = (target: unknown) => (target instanceof HTMLElement ? target : undefined)

function hasInput(field: Element): boolean {
  if (!isField(field)) return false
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected)
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
