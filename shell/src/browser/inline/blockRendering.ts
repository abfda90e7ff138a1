// Embedded in the head of documents in which an anchor reveals something (`:target`) and allowed by its hash. Browsers set the
// target when the document has arrived. One that paints before would move what is below: with an anchor it waits for an
// element that does not exist, and so for the document's end.
if (location.hash) {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'expect', href: '#_', blocking: 'render' }))
}

export {}
