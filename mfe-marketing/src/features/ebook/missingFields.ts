type Fields = { nome: string; email: string }

/** A message for each field that is empty after trimming; both are required (specification, section 5). */
export function missingFields({ nome, email }: Fields): Partial<Fields> {
  return {
    ...(nome.trim() ? {} : { nome: 'Escreva o seu nome.' }),
    ...(email.trim() ? {} : { email: 'Escreva o seu e-mail.' }),
  }
}
