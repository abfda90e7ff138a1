import type { Snapshot } from '@site/contracts/Snapshot'

/** The events on which the inline loader itself requests the scripts. A screen reader's click and dictated text come alone. */
const signs = ['pointerdown', 'keydown', 'click', 'input']

/** Resolves when the visitor of a page that waits interacts with it. `ask` requests all of its scripts, once. */
export function untilIntent(snapshot: Snapshot, ask: () => void): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      ask()
      resolve()
    }
    for (const sign of signs) addEventListener(sign, begin, { capture: true, once: true })
    import(/* webpackChunkName: "reading" */ './startReading.ts').then(
      ({ startReading }) => startReading(snapshot, begin),
      // The events above are enough.
      () => {},
    )
  })
}
