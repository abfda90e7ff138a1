/** What stands in a form's fields, trimmed, by their names. */
export function textsIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const given = new FormData(form)
  const texts = {} as Record<Name, string>
  for (const name of names) texts[name] = String(given.get(name) ?? '').trim()
  return texts
}
