import type { KeyboardEvent } from 'react'

/** Enter in a field with a button of its own does what that button does. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  act()
}
