import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { Release } from '@site/contracts/Release'
import { whatsAppForm } from '../../universal/whatsApp/whatsAppForm.ts'

/** Every form of the site: the shell's own and those of the releases. */
export function siteForms(releases: readonly Pick<Release, 'forms'>[]): readonly FormDefinition[] {
  return [whatsAppForm, ...releases.flatMap(({ forms }) => forms)]
}
