const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Bidi_C}]+/gu

/** Text from an address as it may be shown: no control or direction characters, one space between words, cut at `limit`. */
export function visibleText(text: string, limit: number): string {
  const characters = Array.from(
    text
      .slice(0, limit * 8)
      .replace(UNSHOWABLE, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return characters.slice(0, limit).join('').trim()
}
