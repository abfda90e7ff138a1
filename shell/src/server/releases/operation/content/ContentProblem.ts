import type { ContentRefusal } from '@site/contracts/ContentDesk'

/** A refused action on the content, with a sentence for the writer. */
export class ContentProblem extends Error {
  readonly status: number
  readonly refusal: ContentRefusal

  constructor(status: number, refusal: ContentRefusal) {
    super(refusal.reason)
    this.status = status
    this.refusal = refusal
  }
}

const day = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

/** Somebody else was first: nothing of hers is overwritten. */
export function conflict(what: string, by: string, at: string): ContentProblem {
  const when = day.format(new Date(at)).replace(', ', ' às ')
  return new ContentProblem(409, {
    reason: `${by} ${what} em ${when}. Nada foi sobrescrito.`,
    isConflict: true,
  })
}
