import type { FormDefinition } from '@site/contracts/FormDefinition'
import { isBlank } from '@site/contracts/formSchema'
import { textsIn } from './formFields.ts'

/** Whether a required field of the form is blank. Apart from `formFields`, which pages load that load no schemas. */
export function leavesBlank(form: HTMLFormElement, definition: Pick<FormDefinition, 'fields'>): boolean {
  const texts = textsIn(form, definition)
  return definition.fields.some(({ name, required }) => required && isBlank(texts[name] ?? ''))
}
