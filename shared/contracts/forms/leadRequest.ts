/** What a request that submits a lead carries besides the form's own fields: headers, or hidden fields in a plain form. */
export const leadHeaders = {
  /**
   * A lead that is sent again has the same key and is stored only once. The inline loader puts it into the data of every lead
   * form, under this name, which no field of a form's own can have.
   */
  key: 'Idempotency-Key',
  /**
   * What the visitor typed into fields that were read as something else, as URI-encoded JSON (`typedHeader`): the agency sees
   * both. A plain form sends what was typed anyway.
   */
  typed: 'Lead-Typed',
  /** Where the visit came from, as URI-encoded JSON. A plain form's page is told by its referrer. */
  origin: 'Lead-Origin',
  /** When the visitor submitted the form, as an ISO date. */
  givenAt: 'Lead-Given',
  /** The version of the privacy notice that the visitor saw. */
  consent: 'Lead-Consent',
  /** The visitor's answer to the question about advertising, as the browser stores it (`readAdvertisingConsent`). */
  advertising: 'Lead-Advertising',
  /** The server's signed record of when the visitor began to fill in the form. */
  token: 'Lead-Token',
  /** Present if the honeypot field was filled in. */
  honeypot: 'Lead-Honeypot',
  /**
   * Present if nobody waits for the answer: the lead comes from the outbox, after the visitor was promised that it will be
   * sent. If it does not fit its form any more, it is quarantined instead of refused.
   */
  late: 'Lead-Late',
} as const

/** Longer texts are cut: headers are limited. */
const MAX_TYPED = 200

/** The value of the header with what was typed; undefined if that is what is sent anyway. */
export function typedHeader(typed: Readonly<Record<string, string>>): string | undefined {
  const texts = Object.entries(typed).map(([name, text]) => [name, text.slice(0, MAX_TYPED)])
  return texts.length > 0 ? encodeURIComponent(JSON.stringify(Object.fromEntries(texts))) : undefined
}

/**
 * Name of a hidden field of the form before a conversation on WhatsApp: the text that the conversation is to begin with. It is
 * not part of the lead; the answer to a plain form links to the conversation.
 */
export const CONVERSATION_FIELD = 'conversation'

/** Name of the honeypot: a field that people never see, so that a bot that fills in every field gives itself away. */
export const HONEYPOT_FIELD = 'homepage'
