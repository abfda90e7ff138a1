import type { FormDefinition, FormField } from '@site/contracts/FormDefinition'
import { type Visitor, visitorFields } from './visitorFields.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What stands in a form's fields by their names; fields that it does not show are left out. */
export function textsIn(form: HTMLFormElement, { fields }: Pick<FormDefinition, 'fields'>): Record<string, string> {
  const given = new FormData(form)
  return Object.fromEntries(
    fields.filter(({ name }) => given.has(name)).map(({ name }) => [name, String(given.get(name))]),
  )
}

/** What the definition says of a field, as attributes of its control. */
export function controlOf(field: FormField | undefined) {
  if (!field || field.type === 'choice') return {}
  const { type, autocomplete, max } = field
  const control = { autoComplete: autocomplete, maxLength: max }
  if (type === 'lines') return control
  const isPhone = type === 'phone' || autocomplete === 'tel'
  return { ...control, type: type === 'email' ? 'email' : isPhone ? 'tel' : 'text' }
}

/** Whether a field that has to be filled in is not. */
export function hasBlank({ fields }: FormDefinition, texts: Readonly<Record<string, string>>): boolean {
  return fields.some(({ name, required }) => required && !texts[name]?.trim())
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
  wanted?.focus({ preventScroll: true })
  // Safari heeds no scroll margin when it scrolls to the focus by itself.
  if (errors) wanted?.scrollIntoView({ block: 'nearest' })
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]),textarea,select')]
}
