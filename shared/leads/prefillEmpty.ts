/** Fills in those fields of a form that are still empty. */
export function prefillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (value && field instanceof HTMLInputElement && field.value === '') field.value = value
  }
}
