import { useEffect } from 'react'
import { Section } from '../layout/Section.tsx'
import { Heading, Lead } from '../text/Heading.tsx'
import { BoxStates, ColorSwatches, TextStates } from './ContentStates.tsx'
import { ButtonStates, CloseButtonStates, FieldStates } from './ControlStates.tsx'
import { IslandStates } from './IslandStates.tsx'
import { OpeningStates } from './OpeningStates.tsx'

type Props = {
  /** Called once, when everything is in the page. */
  onShown: () => void
}

/** Every primitive of the design system in every state. A new primitive is added here, which a test asks for, and so is looked at by the others. */
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
