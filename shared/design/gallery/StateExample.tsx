import type { ReactNode } from 'react'

/** States that a control has only while the pointer or the focus is on it. */
export const forcedStates = ['hover', 'focus-visible', 'active'] as const
type ForcedState = (typeof forcedStates)[number]

type Props = {
  /** The name by which tests find the control. */
  name: string
  /** The state that `showForcedStates` simulates. */
  forced?: ForcedState
  children: ReactNode
}

/** Labels the control inside with its state, so that primitives need no attribute for the gallery. */
export function StateExample({ name, forced, children }: Props) {
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
