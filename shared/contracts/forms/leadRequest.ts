/** What a request that hands in a lead says beside the form's own fields, as headers; a plain form says it in hidden fields. */
export const leadHeaders = {
  /** The same lead, sent again, has the same key: it is stored once. */
  key: 'Idempotency-Key',
  /** When the visitor gave it, in ISO form. */
  givenAt: 'Lead-Given',
  /** Which wording of the privacy notice the visitor had before their eyes. */
  consent: 'Lead-Consent',
  /** The server's signed note of when somebody began to fill in the form. */
  token: 'Lead-Token',
  /** Present when the field that people never see was filled in. */
  honeypot: 'Lead-Honeypot',
} as const

/** Name of the honeypot: a field that people never see, so that a program that fills in every field gives itself away. */
export const HONEYPOT_FIELD = 'homepage'
