/** A visitor's answer to the question about advertising, when it was given (ISO), and what it was about (`advertisingScope`). */
export type AdvertisingConsent = { answer: 'accepted' | 'refused'; at: string; scope: readonly string[] }

const shape =
  /^(accepted|refused) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)((?: [a-z]{1,20}-(?:tag|lead)){0,20})$/

/** Reads an answer as the browser stores it and sends it with a form; undefined if there is none. */
export function readAdvertisingConsent(text: string | undefined): AdvertisingConsent | undefined {
  const [, answer, at = '', scope = ''] = shape.exec(text ?? '') ?? []
  if ((answer !== 'accepted' && answer !== 'refused') || Number.isNaN(Date.parse(at))) return undefined
  return { answer, at, scope: scope.split(' ').filter(Boolean) }
}

/** The same answer as a text. */
export const advertisingConsentText = ({ answer, at, scope }: AdvertisingConsent) => [answer, at, ...scope].join(' ')
