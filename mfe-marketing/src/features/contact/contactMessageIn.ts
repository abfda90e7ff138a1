import type { ContactMessage } from './contactErrors.ts'

/** Reads the form's fields, trimmed. */
export function contactMessageIn(form: HTMLFormElement): ContactMessage {
  const given = new FormData(form)
  const text = (name: keyof ContactMessage) => String(given.get(name) ?? '').trim()
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') }
}
