import { useLayoutEffect, useState } from 'react'

const topLayer = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

/**
 * The element in which something shown now can be seen and reached: an open modal dialog covers everything outside of
 * itself and makes it inert. Looked for again when `shown` changes and when a dialog closes.
 */
export function useTopLayer(shown: unknown): Element {
  const [layer, setLayer] = useState(topLayer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown may have come with a dialog of its own.
  useLayoutEffect(() => {
    const look = () => setLayer(topLayer())
    look()
    // A dialog's own event does not bubble, but it can be captured on its way.
    document.addEventListener('close', look, true)
    return () => document.removeEventListener('close', look, true)
  }, [shown])
  return layer
}
