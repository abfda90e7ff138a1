/** What a worker may keep. The one for phones keeps less, and leaves pictures to the browser's own cache. */
export const workerSettings = {
  desktop: { documents: 30, files: 120, pictures: true, keepsOpenPages: true },
  mobile: { documents: 8, files: 40, pictures: false, keepsOpenPages: false },
} as const

/** After so long without a network the visitor gets the page from the last visit. */
export const DOCUMENT_PATIENCE_SECONDS = 3

export const MONTH_SECONDS = 30 * 24 * 60 * 60
