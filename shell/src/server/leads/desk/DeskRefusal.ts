import type { DeskLead } from '@site/contracts/LeadDesk'

/** What the desk answers when it does not do something. */
export const deskTexts = {
  foreign: 'O pedido não veio desta página. Nada foi feito.',
  malformed: 'O pedido não pôde ser entendido. Nada foi feito.',
  gone: 'Este lead não existe mais.',
  conflict: 'Alguém mudou este lead enquanto você olhava. Confira como ele está agora.',
  away: 'O banco de dados não responde. Nada foi feito: tente de novo em instantes.',
} as const

/** A refusal with the sentence that the person reads. */
export class DeskRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** After a conflict: the lead as it is by now. */
    readonly lead?: DeskLead,
  ) {
    super(message)
  }
}
