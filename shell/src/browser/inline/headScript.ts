import { savedState } from './answerSteps.ts'
import { repeatEarlyTaps } from './earlyTaps.ts'
import { resumes } from './resumes.ts'

// Embedded in the head of every document and allowed by its hash.

// A page that opens at an anchor, or where the visitor left it, gets there when its document has arrived: what it had painted
// before would move. It waits for an element that does not exist, and so for the document's end.
if (location.hash || savedState()?.scrollTop) {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'expect', href: '#_', blocking: 'render' }))
}
// A page may hide the start that it does not have any more (`data-resumes`): for as long as its code may take.
if (resumes()) {
  const { dataset } = document.documentElement
  dataset.resumes = ''
  setTimeout(() => delete dataset.resumes, 6000)
}
repeatEarlyTaps()
