import { repeatEarlyTaps } from './earlyTaps.ts'

// Embedded in the head of every document and allowed by its hash.

// Browsers jump to an anchor, and reveal what it names (`:target`), when the document has arrived. One that paints before would move
// what it shows: with an anchor it waits for an element that does not exist, and so for the document's end.
if (location.hash) {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'expect', href: '#_', blocking: 'render' }))
}
repeatEarlyTaps()
