import type { SharedSelector } from '@site/contracts/documentContract'
import { type Field, isChoice, isField } from '@site/design/islands/fields'

const held = new Set<Element>()

/**
 * The visitor has entered something into a field: if React has yet to hydrate it, it stays as it is until `tellInput`. React
 * takes what it finds in a field for known and reports no change of it: the state of a controlled field would not learn what
 * was entered, the next rendering would take it back, and a text area with a default text loses it at once. A field with a
 * property of its own is one that React does not watch, and of which it reports every event.
 */
export function holdInput(field: Element): void {
  if (!isField(field) || held.has(field) || !isWaiting(field)) return
  for (const one of isRadio(field) ? groupOf(field) : [field]) {
    held.add(one)
    for (const [element, property] of writtenIn(one)) shield(element, property, () => held.has(one))
  }
}

/**
 * React has hydrated `place`: its fields tell what was entered. Fields of islands inside wait for theirs. Not for React's effects,
 * in which it would take a choice back until it has rendered it.
 */
export function tellInput(place: Node): void {
  for (const field of held) {
    // With a page that was left, or replaced (carryInput.ts).
    if (!field.isConnected) held.delete(field)
    if (!isField(field) || !place.contains(field) || isWaiting(field)) continue
    held.delete(field)
    for (const [element, property] of writtenIn(field)) Reflect.deleteProperty(element, property)
    // Of radio buttons, only the chosen one has something to tell.
    if (!isRadio(field) || field.checked) field.dispatchEvent(new Event(eventOf(field), { bubbles: true }))
  }
}

/** What is written to the property while `isHeld` is ignored. */
function shield(element: Element, property: string, isHeld: () => boolean): void {
  const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property) ?? {}
  if (!get) return
  // A choice that was never written follows its default, which React writes too.
  if (property !== 'value') set?.call(element, get.call(element))
  Object.defineProperty(element, property, {
    configurable: true,
    get,
    set(value: unknown) {
      if (!isHeld()) set?.call(element, value)
    },
  })
}

/** The elements and properties to which React writes a field's state. */
function writtenIn(field: Field): (readonly [Element, string])[] {
  if (field instanceof HTMLSelectElement) return [...field.options].map((option) => [option, 'selected'])
  return [[field, isChoice(field) ? 'checked' : 'value']]
}

/** What React takes for a change. A click that is no mouse's changes nothing by itself. */
function eventOf(field: Field): 'click' | 'change' | 'input' {
  if (isChoice(field)) return 'click'
  return field instanceof HTMLSelectElement || field.type === 'file' ? 'change' : 'input'
}

/** Whether an element's island, or else its page, is not hydrated yet. Nobody hydrates a part that is only read. */
export function isWaiting(element: Element): boolean {
  const part = element.closest<HTMLElement>('[data-island]' satisfies SharedSelector)
  return part !== null && part.dataset.island !== 'never' && !('hydrated' in part.dataset)
}

const isRadio = (field: Field): field is HTMLInputElement => isChoice(field) && field.type === 'radio'

/** Checking one of them unchecks the others. */
function groupOf({ name, form }: HTMLInputElement): Field[] {
  return [...document.querySelectorAll<HTMLInputElement>('[type=radio]')].filter(
    (radio) => radio.name === name && radio.form === form,
  )
}
