/**
 * How soon an e-mail is answered, as part of a sentence (specification, section 1: proposals within 24h). Days on which the
 * agency is closed do not count: an e-mail sent on Saturday at noon is answered by Monday. In a module of its own, because
 * remotes that need only this sentence would carry the rest of any other.
 */
export const emailReplyTime = 'em até 24 horas, contadas nos dias de atendimento'
