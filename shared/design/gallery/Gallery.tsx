import { useEffect } from 'react'
import { Section } from '../layout/Section.tsx'
import { Heading, Lead } from '../text/Heading.tsx'
import { BoxStates, ColorSwatches, TextStates } from './ContentStates.tsx'
import { ButtonStates, CloseButtonStates, FieldStates } from './ControlStates.tsx'
import { IslandStates } from './IslandStates.tsx'
import { OpeningStates } from './OpeningStates.tsx'

type Props = {
  /** Called once, when everything is rendered. */
  onShown: () => void
}

/**
 * Every primitive of the design system in every state. A new primitive is added here (a test requires it), and is then seen
 * by everybody.
 */
export function Gallery({ onShown }: Props) {
  useEffect(onShown, [onShown])
  return (
    <main>
      <Section tone="night" labelledBy="title">
        <Heading level={1} id="title">
          Design system
        </Heading>
        <Lead>Cada primitivo em cada estado.</Lead>
      </Section>
      <ColorSwatches />
      <ButtonStates />
      <CloseButtonStates />
      <FieldStates />
      <OpeningStates />
      <TextStates />
      <BoxStates />
      <IslandStates />
    </main>
  )
}
