/** A visitor's answer to the question about advertising, and when it was given (ISO). */
export type AdvertisingConsent = { answer: 'accepted' | 'refused'; at: string }

const shape = /^(accepted|refused) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)$/

/** Reads an answer as the browser stores it and sends it with a form; undefined if there is none. */
export function readAdvertisingConsent(text: string | undefined): AdvertisingConsent | undefined {
  const [, answer, at = ''] = shape.exec(text ?? '') ?? []
  if ((answer !== 'accepted' && answer !== 'refused') || Number.isNaN(Date.parse(at))) return undefined
  return { answer, at }
}

/** The same answer as a text. */
export const advertisingConsentText = ({ answer, at }: AdvertisingConsent) => `${answer} ${at}`
