type Visitor = { name: string; email: string; phone: string }

/** The prefilled text with the form's three values (specification, section 7, call 7). */
export function messageWithVisitor(text: string, { name, email, phone }: Visitor): string {
  return `${text}\n\nNome: ${name}\nE-mail: ${email}\nTelefone: ${phone}`
}
