import type { Snapshot } from '../../universal/document/Snapshot.ts'

/** What the inline loader itself takes for a sign, and answers by asking for the scripts. A screen reader's click comes alone. */
const signs = ['pointerdown', 'keydown', 'click']

/** Waits until the visitor of a page that is only read wants something of it. `ask` asks for all of its scripts, once. */
export function untilIntent(snapshot: Snapshot, ask: () => void): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      ask()
      resolve()
    }
    for (const sign of signs) addEventListener(sign, begin, { capture: true, once: true })
    import(/* webpackChunkName: "reading" */ './startReading.ts').then(
      ({ startReading }) => startReading(snapshot, begin),
      // The signs above are enough.
      () => {},
    )
  })
}
