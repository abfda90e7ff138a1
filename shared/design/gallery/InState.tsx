import type { ReactNode } from 'react'

/** States that last only as long as a pointer or the keyboard is on a control. */
export const forcedStates = ['hover', 'focus-visible', 'active'] as const
type ForcedState = (typeof forcedStates)[number]

type Props = {
  /** What tests find the control by. */
  name: string
  /** What `showForcedStates` makes it look like. */
  forced?: ForcedState
  children: ReactNode
}

/** Names the state that the control inside is in, so that primitives need no attribute for the gallery's sake. */
export function InState({ name, forced, children }: Props) {
  const mark = (place: HTMLElement | null) => {
    const control = place?.querySelector('a,button,input,textarea,select,summary')
    control?.setAttribute('data-state', name)
    if (forced) control?.setAttribute('data-forced', forced)
  }
  return (
    <div ref={mark} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
