/** Combinations that are left out, and why: printed below the table. */
export const excludedCells: readonly string[] = [
  'document on first load from the network: nothing of the site has reached the browser yet; the service worker’s answer to it is in tests/serviceWorker/serviceWorker.spec.ts.',
  'data on first load: it is part of the document.',
  'navigation to mfe-admin: its pages are guarded, so visitors reach them only by loading a document.',
  'endless loop and memory in browser code: a tab has one thread, and nothing on it can stop what blocks it; only the browser can.',
  'wrong hash of documents, data, pictures and the worker: browsers check none; the gate checks those of pictures.',
  'lazy chunk of mfe-admin in the browser: no island of its page is hydrated later without an interaction.',
  'slow and 500 on disk: a file exists or does not; `hang` covers a hanging disk with a FIFO.',
  'media of remotes whose pages show no pictures; data and documents of remotes that have none.',
  'incidents of documents, data, pictures and the worker that fail for a visitor: browsers do not report them.',
]
