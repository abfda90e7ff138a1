const DAY = 24 * 60 * 60 * 1000

/**
 * The key of what a form contains: the same content on the same day is the same lead, whether the browser posts the form or
 * a script sends it, and after a reload too. A second tap, or one that comes while the page is loading, is no second lead.
 */
export function leadKey(content: string, time: number): string {
  return `form-${Math.floor(time / DAY)}-${hash(content, 0x01000193)}-${hash(content, 0x85ebca6b)}`
}

/** As in FNV-1a. The browser wants the form's data at once, which rules out `crypto.subtle`. */
function hash(text: string, factor: number): string {
  let value = 0x811c9dc5
  for (let place = 0; place < text.length; place++) value = Math.imul(value ^ text.charCodeAt(place), factor)
  return (value >>> 0).toString(36)
}
