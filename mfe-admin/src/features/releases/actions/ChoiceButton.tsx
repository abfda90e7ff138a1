import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { font, space } from '@site/design/tokens'
import { VisuallyHidden } from '@site/design/VisuallyHidden'
import { useLayoutEffect, useRef } from 'react'
import type { Choice } from './choicesFor.ts'
import { choiceTexts, subjectOf } from './choiceTexts.ts'

type Props = { choice: Choice; onChoose: (choice: Choice) => void }

export const Choices = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  // On a phone they fill their lines, however many fit into one.
  '@media (max-width:480px)': { '& > *': { flexGrow: 1 } },
})
const Small = styled(Button)({ padding: `${space.s} ${space.l}`, fontSize: font.size.small })

/** Opens the confirmation of an action. */
export function ChoiceButton({ choice, onChoose }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  // The action often removes the button: the focus then moves to its part.
  useLayoutEffect(() => {
    const here = button.current
    return () => {
      if (here === document.activeElement) here?.closest('article')?.focus()
    }
  }, [])
  return (
    <Small ref={button} look={choice.kind === 'promote' ? 'primary' : 'quiet'} onClick={() => onChoose(choice)}>
      <span>
        <span>{choiceTexts(choice).label}</span> <VisuallyHidden>{subjectOf(choice)}</VisuallyHidden>
      </span>
    </Small>
  )
}
