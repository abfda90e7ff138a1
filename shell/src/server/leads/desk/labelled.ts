import type { FormDefinition } from '@site/contracts/FormDefinition'

/** What was filled in, by the names that people read; a field whose name another one has too keeps its own. */
export function labelled<Value>(
  fields: Readonly<Record<string, Value>>,
  form: Pick<FormDefinition, 'fields'> | undefined,
): Record<string, Value> {
  const named: Record<string, Value> = {}
  for (const [name, value] of Object.entries(fields)) {
    const label = labelOf(name, form)
    named[label in named ? name : label] = value
  }
  return named
}

function labelOf(name: string, form: Pick<FormDefinition, 'fields'> | undefined): string {
  const label = form?.fields.find((field) => field.name === name)?.label
  return label ?? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}
