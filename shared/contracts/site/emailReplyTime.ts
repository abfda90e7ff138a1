import type { SiteFacts } from './SiteFacts.ts'

/**
 * How soon an e-mail is answered, as part of a sentence (specification, section 1: proposals within 24h). Days on which the
 * agency is closed do not count: an e-mail sent on Saturday at noon is answered by Monday. In a module of its own, because
 * remotes that need only this sentence would carry the rest of any other.
 */
export function emailReplyTimeOf({ numbers }: Pick<SiteFacts, 'numbers'>): string {
  const hours = numbers?.emailHours ?? 24
  return `em até ${hours} ${hours === 1 ? 'hora' : 'horas'}, contadas nos dias de atendimento`
}

/** The same as long as the agency has not promised anything else. */
export const emailReplyTime = emailReplyTimeOf({})
