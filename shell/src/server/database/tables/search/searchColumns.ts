import { contactOf, phoneDigits, type SearchedFields } from './contactOf.ts'
import { searchableText } from './searchableText.ts'

/** The normalized e-mail address for searching; a lead's `fields` keep the visitor's own spelling. */
export const searchableEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** No database has to index more than this, nor a control character. */
const address = /^[^\s@\p{Cc}]{1,255}@[^\s@\p{Cc}]{1,255}$/u

/** The address by which a lead is found when its visitor wants to be forgotten, whatever the field is called. */
function emailIn(fields: SearchedFields): string {
  const texts = [fields.email, ...Object.values(fields)].map((value) => searchableEmail(String(value ?? '')))
  return texts.find((text) => address.test(text)) ?? ''
}

/** The columns by which a lead and the other leads of its person are found. They follow from the fields. */
export function searchColumns(fields: SearchedFields) {
  return { email: emailIn(fields), phone: phoneDigits(contactOf(fields).phone), search: searchableText(fields) }
}
