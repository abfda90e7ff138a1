import { color } from '@site/design/tokens'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${color.orange}"/><path d="M8 9l8 15 8-15" fill="none" stroke="${color.ink}" stroke-width="5"/></svg>`

/** The site's icon inside the document: as a file it would be asked for before the first paint. */
export const icon = `data:image/svg+xml,${encodeURIComponent(drawing)}`
