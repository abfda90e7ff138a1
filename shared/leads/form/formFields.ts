import type { FormDefinition } from '@site/contracts/FormDefinition'

/** What a visitor has told of themselves in a form, and the `autocomplete` of the fields that ask for it. */
export const visitorFields = [
  { name: 'name', autocomplete: 'name' },
  { name: 'email', autocomplete: 'email' },
  { name: 'phone', autocomplete: 'tel' },
  { name: 'company', autocomplete: 'organization' },
] as const

export type Visitor = { [Name in (typeof visitorFields)[number]['name']]?: string }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What stands in a form's fields by their names; fields that it does not show are left out. */
export function textsIn(form: HTMLFormElement, { fields }: Pick<FormDefinition, 'fields'>): Record<string, string> {
  const given = new FormData(form)
  return Object.fromEntries(
    fields.filter(({ name }) => given.has(name)).map(({ name }) => [name, String(given.get(name))]),
  )
}

/** Fills in what is known of the visitor, where a field asks for it and is still empty. */
export function prefillEmpty(form: HTMLFormElement, visitor: Visitor): void {
  for (const { name, autocomplete } of visitorFields) {
    const control = controlsOf(form).find((one) => one.getAttribute('autocomplete') === autocomplete)
    const known = visitor[name]
    if (control && known && control.value === '') control.value = known
  }
}

/** What the form's fields say of the visitor. */
export function visitorIn(form: HTMLFormElement): Visitor {
  const visitor: Visitor = {}
  for (const { name, autocomplete } of visitorFields) {
    const control = controlsOf(form).find((one) => one.getAttribute('autocomplete') === autocomplete)
    if (control?.value.trim()) visitor[name] = control.value.trim()
  }
  return visitor
}

/** Gives the focus to the form's first field that a visitor has to fill in, or to the first one that has an error. */
export function focusFirst(form: HTMLFormElement, errors?: Readonly<Record<string, unknown>>): void {
  const wanted = controlsOf(form).find((control) => (errors ? control.name in errors : control.required))
  wanted?.focus({ preventScroll: !errors })
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]),textarea,select')]
}
