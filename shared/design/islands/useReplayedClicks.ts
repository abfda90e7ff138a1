import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { claimClicks } from './replayClicks.ts'

/**
 * Repeats the clicks that were made in a place before React listened there, once the effects of what is in it have run, and marks
 * it as hydrated. What is clicked between its commit and its effects has its answer already.
 */
export function useReplayedClicks(placeOf: () => Element | null | undefined): void {
  const place = useEffectEvent(placeOf)
  const repeat = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    repeat.current = claimClicks(place())
  }, [])
  useEffect(() => repeat.current?.(), [])
}
