/** What people call the places that visitors come from, by what their hosts and campaigns are called. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^(google[-_ ]?ads|adwords)$/, 'Google Ads'],
  [/^google$|(^|\.)google\.([a-z]{2,3}|com?\.[a-z]{2})$|googlequicksearchbox/, 'Google'],
  [/^(ig|instagram)$|(^|\.)instagram\.com$/, 'Instagram'],
  [/^(fb|facebook|meta)$|(^|\.)(facebook|fb)\.(com|me)$/, 'Facebook'],
  [/^whatsapp$|(^|\.)(whatsapp\.com|wa\.me)$/, 'WhatsApp'],
  [/^youtube$|(^|\.)(youtube\.com|youtu\.be)$/, 'YouTube'],
  [/^tiktok$|(^|\.)tiktok\.com$/, 'TikTok'],
  [/^linkedin$|(^|\.)(linkedin\.com|lnkd\.in)$/, 'LinkedIn'],
  [/^bing$|(^|\.)bing\.com$/, 'Bing'],
]

const MAX_LENGTH = 40

/** One name for a place, however a browser or a campaign calls it; empty if nothing is known about it. */
export function sourceNameOf(given: string): string {
  const text = given
    .replace(/\p{Cc}|\p{Cs}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
    .slice(0, MAX_LENGTH)
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? text
}
