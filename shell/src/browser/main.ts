import { readSnapshot } from './loading/readSnapshot.ts'
import { untilLoaded } from './loading/untilLoaded.ts'
import { untilIntent } from './reading/untilIntent.ts'

/**
 * Starts the site in the browser, in steps with a pause between them, so that no step blocks a phone's response to a touch.
 * The inline loader has requested only this one, and the others wait for an interaction; or it has requested all at once,
 * because the visitor was faster or the page does not wait.
 */
async function start() {
  const snapshot = readSnapshot(document)
  if (window.__reading) await untilIntent(snapshot, window.__reading)
  const { hydrate } = await untilLoaded(loadHydration)
  await yieldToVisitor()
  hydrate(snapshot)
}

async function loadHydration() {
  // From the same file: libraries are registered together and evaluated one by one.
  await import(/* webpackChunkName: "libraries" */ 'react-dom/client')
  await yieldToVisitor()
  const { importHydration } = await import(/* webpackChunkName: "libraries" */ './hydration/importHydration.ts')
  await yieldToVisitor()
  return importHydration()
}

void start()

/** Lets the browser handle input and paint before the work continues. */
function yieldToVisitor(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(null)
  })
}
