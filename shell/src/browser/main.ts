import { readSnapshot } from './loading/readSnapshot.ts'
import { yieldToVisitor } from './loading/yieldToVisitor.ts'

/**
 * Starts the site in the browser, in steps with a pause between them, so that no step keeps a phone from answering a
 * touch. All files are on their way already: the inline loader asked for them at once.
 */
async function start() {
  const snapshot = readSnapshot()
  await import(/* webpackChunkName: "react" */ 'react-dom/client')
  await yieldToVisitor()
  await import(/* webpackChunkName: "libraries" */ './federation/libraries.ts')
  await yieldToVisitor()
  const { hydrate } = await import(/* webpackChunkName: "hydrate" */ './hydration/hydrate.tsx')
  await yieldToVisitor()
  hydrate(snapshot)
}

void start()
