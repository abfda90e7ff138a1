/** An element that takes what a visitor enters. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field that takes what a visitor enters. */
export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

/** A radio button or check box. */
export function isChoice(element: unknown): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')
}
