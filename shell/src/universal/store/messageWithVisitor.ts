/** What the WhatsApp form asks for. */
export type WhatsAppVisitor = { name: string; email: string; phone: string }

/** The prefilled text with the form's three values (specification, section 7, call 7). */
export function messageWithVisitor(text: string, { name, email, phone }: WhatsAppVisitor): string {
  return `${text}\n\nNome: ${name}\nE-mail: ${email}\nTelefone: ${phone}`
}
