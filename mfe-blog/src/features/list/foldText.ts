/** Text as it is compared: no difference of case, nor of accents, which many visitors leave out on a phone. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()
}
