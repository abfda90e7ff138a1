/** Combinations that are left out, and why: printed below the table. */
export const excludedCells: readonly string[] = [
  'document on first load from the network: nothing of the site has reached the browser yet; the service worker’s answer to it is in tests/frame/service-worker.spec.ts.',
  'data on first load: it comes inside the document.',
  'navigation to mfe-admin: its pages are guarded, so a visitor comes to them by a new document only.',
  'endless loop and memory in browser code: a tab has one thread, and nothing on it can end what blocks it; the browser does.',
  'wrong hash of documents, data, pictures and the worker: they have none in the browser; the gate knows those of pictures.',
  'lazy chunk of mfe-admin in the browser: its page has no part that comes alive later by itself.',
  'slow and 500 on disk: a file is there or it is not; a disk that hangs is the FIFO of `hang`.',
  'media of remotes whose pages show no pictures; data and documents of remotes that have none.',
  'incidents of documents, data, pictures and the worker that a visitor does not get: nobody but the visitor knows of them.',
]
