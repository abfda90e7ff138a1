import type { FormDefinition } from '@site/contracts/FormDefinition'
import { whatsAppForm } from '../../../universal/whatsApp/whatsAppForm.ts'

/** Every form of the site: the shell's own and those of the releases. */
export function siteForms(
  releases: readonly { readonly forms: readonly FormDefinition[] }[],
): readonly FormDefinition[] {
  return [whatsAppForm, ...releases.flatMap(({ forms }) => forms)]
}
