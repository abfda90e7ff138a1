import { errorCode } from '../leadLog.ts'
import type { Notice } from './renderPlainNotice.ts'

const refusals: Readonly<Record<number, string>> = {
  400: 'Não entendemos o que foi enviado.',
  413: 'O que foi enviado é grande demais: o limite é de 16 KB.',
  415: 'Este tipo de conteúdo não é aceito.',
}

/** Says in Portuguese why a request did not even reach a form's check. `reason` is for the log and holds nothing personal. */
export function leadFailure(error: unknown): Notice & { reason: string } {
  const given = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  const status = given >= 400 && given < 500 ? given : 500
  const reason = errorCode(error)
  if (status === 500) return { status, reason, title: 'Algo deu errado', text: 'Tente novamente em alguns instantes.' }
  return { status, reason, title: 'Envio recusado', text: refusals[status] ?? 'Não foi possível aceitar este envio.' }
}
