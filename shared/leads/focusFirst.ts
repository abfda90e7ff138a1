/** Gives the focus to the form's first field that a visitor has to fill in, or to the first one that has an error. */
export function focusFirst(form: HTMLFormElement, errors?: Readonly<Record<string, unknown>>): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[required]')]
  const wanted = errors ? fields.find((field) => (field.getAttribute('name') ?? '') in errors) : fields[0]
  wanted?.focus({ preventScroll: !errors })
}
