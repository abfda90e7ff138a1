/** What the server says of a receiver that has not taken a lead, and what that means. */
const meanings: readonly [saying: RegExp, meaning: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'o endereço dele não foi encontrado'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'ninguém atende no endereço dele'],
  [/^(TimeoutError|ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/, 'ele não respondeu a tempo'],
  [/^(ECONNRESET|EPIPE|UND_ERR_\w+)$/, 'a ligação caiu no meio do envio'],
  [/CERT|SSL|TLS|SELF_SIGNED/, 'o certificado dele não vale'],
  [/^EAUTH$/, 'ele recusou a senha'],
  [/^answer |^\w+ is not \w+$/, 'ele não confirmou que recebeu'],
  [/redirect/, 'o endereço dele mudou'],
  // Of a program, not of a person: it says nothing to anybody.
  [/^\w*Error$|^unknown$/, 'o aviso não chegou a sair do servidor: confira o endereço dele'],
]

/** Why a receiver has not taken a lead, in words, with what the server said if a technician would ask for it. */
export function troubleText(reason: string): string {
  const [, meaning] = meanings.find(([saying]) => saying.test(reason)) ?? []
  if (meaning) return /^\w*Error$|^unknown$/.test(reason) ? meaning : `${meaning} (${reason})`
  return /^[A-Z_]+$/.test(reason) ? `o envio falhou (${reason})` : reason
}
