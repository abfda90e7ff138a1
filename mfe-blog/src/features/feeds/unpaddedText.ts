/**
 * The feed library puts CDATA on a line of its own, so that a title with an ampersand would begin and end with white
 * space. This takes that space away. Within CDATA neither pattern can occur: its text is escaped HTML.
 */
export function unpaddedText(xml: string): string {
  return xml.replace(/(?<=>)\s+(?=<!\[CDATA\[)|(?<=\]\]>)\s+(?=<\/)/g, '')
}
