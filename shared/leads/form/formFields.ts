import type { FormDefinition, FormField } from '@site/contracts/FormDefinition'
import { type Visitor, visitorFields } from './visitorFields.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The texts in a form's fields, by name; fields that the form does not show are left out. */
export function textsIn(form: HTMLFormElement, { fields }: Pick<FormDefinition, 'fields'>): Record<string, string> {
  const given = new FormData(form)
  return Object.fromEntries(
    fields.filter(({ name }) => given.has(name)).map(({ name }) => [name, String(given.get(name))]),
  )
}

/** The attributes that a field's definition gives its control. */
export function controlOf(field: FormField | undefined) {
  if (!field || field.type === 'choice') return {}
  const { type, autocomplete, max } = field
  const control = { autoComplete: autocomplete, maxLength: max }
  if (type === 'lines') return control
  const isPhone = type === 'phone' || autocomplete === 'tel'
  return { ...control, type: type === 'email' ? 'email' : isPhone ? 'tel' : 'text' }
}

/** Fills empty fields with what is known about the visitor. */
export function prefillEmpty(form: HTMLFormElement, visitor: Visitor): void {
  for (const { name, autocomplete } of visitorFields) {
    const control = controlsOf(form).find((one) => one.getAttribute('autocomplete') === autocomplete)
    const known = visitor[name]
    if (control && known && control.value === '') control.value = known
  }
}

/** What the form's fields say about the visitor. */
export function visitorIn(form: HTMLFormElement): Visitor {
  const visitor: Visitor = {}
  for (const { name, autocomplete } of visitorFields) {
    const control = controlsOf(form).find((one) => one.getAttribute('autocomplete') === autocomplete)
    if (control?.value.trim()) visitor[name] = control.value.trim()
  }
  return visitor
}

/** Whether the visitor sees a control for each of these fields. */
export function asksFor(form: HTMLFormElement, names: readonly string[]): boolean {
  return names.every((name) => controlsOf(form).some((control) => control.name === name))
}

/** Focuses the form's first required field, or the first one with an error. */
export function focusFirst(form: HTMLFormElement, errors?: Readonly<Record<string, unknown>>): void {
  const wanted = controlsOf(form).find((control) => (errors ? control.name in errors : control.required))
  wanted?.focus({ preventScroll: true })
  // When focusing, Safari ignores the scroll margin.
  if (errors) wanted?.scrollIntoView({ block: 'nearest' })
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]),textarea,select')]
}
