import { readSnapshot } from './loading/readSnapshot.ts'
import { untilIntent } from './reading/untilIntent.ts'

/**
 * Starts the site in the browser, in steps with a pause between them, so that no step keeps a phone from answering a
 * touch. All files are on their way already: the inline loader asked for them at once. On a page that is only read it has
 * asked for this one alone, and the others wait for the visitor.
 */
async function start() {
  const snapshot = readSnapshot(document)
  if (window.__reading) await untilIntent(snapshot, window.__reading)
  await import(/* webpackChunkName: "react" */ 'react-dom/client')
  await yieldToVisitor()
  await import(/* webpackChunkName: "libraries" */ './federation/shareScope.ts')
  await yieldToVisitor()
  const { hydrate } = await import(/* webpackChunkName: "hydrate" */ './hydration/hydrate.tsx')
  await yieldToVisitor()
  hydrate(snapshot)
}

void start()

/** Lets the browser answer input and paint before the work goes on. */
function yieldToVisitor(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(null)
  })
}
