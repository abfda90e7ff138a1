/** Gives the focus to the form's first field that a visitor fills in, or to the first one that has an error. */
export function focusFirst(form: HTMLFormElement, errors?: Readonly<Record<string, unknown>>): void {
  const fields = [...form.querySelectorAll<HTMLElement>('input[required],select[required]')]
  const wanted = errors ? fields.find((field) => (field.getAttribute('name') ?? '') in errors) : fields[0]
  wanted?.focus({ preventScroll: !errors })
}
