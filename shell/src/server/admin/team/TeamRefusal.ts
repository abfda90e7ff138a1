import type * as v from 'valibot'

/** A request that was refused, with a sentence for whoever made it. */
export class TeamRefusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 503

  constructor(status: TeamRefusal['status'], reason: string) {
    super(reason)
    this.status = status
  }
}

/** The sentences of the people page's refusals. */
export const teamTexts = {
  notOwner: 'Só quem cuida da equipe pode fazer isso.',
  foreign: 'O pedido não veio desta página. Nada foi feito.',
  malformed: 'O pedido não pôde ser entendido. Nada foi feito.',
  name: 'O nome está vazio, ou tem mais de 80 letras.',
  email: 'O e-mail não é um endereço completo, como maria@exemplo.com.br.',
  roles: 'Escolha pelo menos uma coisa que a pessoa pode fazer.',
  known: 'Já existe uma pessoa com este e-mail.',
  knownToo: 'Já existe uma pessoa com este e-mail. Se é você, crie um novo link de acesso em Equipe.',
  gone: 'Esta pessoa não faz mais parte da equipe.',
  self: 'O próprio acesso só outra pessoa pode mudar ou remover.',
  noPerson: 'Primeiro diga quem você é.',
  isPerson: 'Você já tem nome aqui.',
  passkey: 'O aparelho não confirmou. Tente de novo.',
  away: 'Não deu para guardar agora. Tente de novo em alguns instantes.',
} as const

/** What is to be mended in a request that names somebody. */
export function malformedText({ issues }: Pick<v.ValiError<v.GenericSchema>, 'issues'>): string {
  const field = String(issues[0].path?.[0]?.key ?? '')
  return field === 'name' || field === 'email' || field === 'roles' ? teamTexts[field] : teamTexts.malformed
}
