import type { Demonstration } from './demonstrationErrors.ts'

/** Reads the form's fields, trimmed. */
export function demonstrationIn(form: HTMLFormElement): Demonstration {
  const given = new FormData(form)
  const text = (name: keyof Demonstration) => String(given.get(name) ?? '').trim()
  return {
    name: text('name'),
    company: text('company'),
    phone: text('phone'),
    email: text('email'),
    segment: text('segment'),
  }
}
