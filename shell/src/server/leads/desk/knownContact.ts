import type { Contact } from '../../database/tables/search/contactOf.ts'
import { phoneDigits } from '../../database/tables/search/contactOf.ts'
import { sameName } from './sameName.ts'

export type KnownContact = Pick<Contact, 'name' | 'email' | 'phone'> & {
  /** Digits for WhatsApp; empty without a number. */
  whatsApp: string
}

/**
 * How somebody is reached, from her forms, newest first: a smaller form takes nothing away. People may share a number or an
 * address, so that a form in the same name comes before one in another.
 */
export function knownContact(forms: readonly Pick<Contact, 'name' | 'email' | 'phone'>[]): KnownContact {
  const name = forms.find((form) => form.name.trim() !== '')?.name ?? ''
  const isOwn = (form: Pick<Contact, 'name'>) => form.name.trim() === '' || sameName(form.name, name)
  const [newest, ...others] = forms
  const inOrder = [newest, ...others.filter(isOwn), ...others.filter((form) => !isOwn(form))].filter((form) => !!form)
  return {
    name,
    email: inOrder.find(({ email }) => email.trim() !== '')?.email ?? '',
    phone: inOrder.find(({ phone }) => phone.trim() !== '')?.phone ?? '',
    whatsApp: inOrder.map(({ phone }) => phoneDigits(phone)).find((digits) => digits !== '') ?? '',
  }
}
