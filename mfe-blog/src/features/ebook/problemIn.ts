import { isEmail } from '@site/leads/isEmail'

/** Why a form cannot be sent: the toast (specification, section 8) and a message for each field concerned. */
export type FormProblem = { title: string; description: string; fields: Readonly<Record<string, string>> }

/** What is wrong with the trimmed values of a form whose fields are all required. */
export function problemIn(values: Readonly<Record<string, string>>): FormProblem | undefined {
  const missing = Object.entries(values).filter(([, value]) => value === '')
  if (missing.length > 0)
    return {
      title: 'Atenção',
      description: 'Por favor, preencha todos os campos obrigatórios.',
      fields: Object.fromEntries(missing.map(([name]) => [name, 'Preencha este campo.'])),
    }
  if (values.email !== undefined && !isEmail(values.email))
    return {
      title: 'Email inválido',
      description: 'Por favor, insira um email válido.',
      fields: { email: 'Escreva um email como nome@exemplo.com.' },
    }
}
