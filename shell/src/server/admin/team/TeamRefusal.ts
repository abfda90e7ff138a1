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
  malformed: 'Confira o nome, o e-mail e o que a pessoa pode fazer.',
  known: 'Já existe uma pessoa com este e-mail.',
  knownToo: 'Já existe uma pessoa com este e-mail. Se é você, crie um novo link de acesso em Equipe.',
  gone: 'Esta pessoa não faz mais parte da equipe.',
  self: 'O próprio acesso só outra pessoa pode mudar ou remover.',
  noPerson: 'Primeiro diga quem você é.',
  isPerson: 'Você já tem nome aqui.',
  passkey: 'O aparelho não confirmou. Tente de novo.',
  away: 'Não deu para salvar agora. Tente de novo em alguns instantes.',
} as const
