/** Options of Emotion's cache, the same on both sides. Without the prefixer: the supported browsers need none. */
export const styleOptions = { key: 'css', stylisPlugins: [] }

/**
 * The rules of a page are in a group of their own, after those of the frame, in the style element of its document: the browser
 * switches them off with the page.
 */
const GROUP = '@media all{'

export const groupOf = (rules: string): string => `${GROUP}${rules}}`

/** The two parts of a style element's text. */
export function partsOf(style: string): { frame: string; page: string } {
  const start = style.indexOf(GROUP)
  return start < 0
    ? { frame: style, page: '' }
    : { frame: style.slice(0, start), page: style.slice(start + GROUP.length, -1) }
}
