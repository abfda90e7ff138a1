import styled from '@emotion/styled'
import { color, motion, radius, space } from '@site/design/tokens'
import type { MouseEvent } from 'react'
import { stepFields } from './steps/steppedQuiz.ts'

type Props = {
  place: number
  text: string
  chosen: boolean
  onChoose: (place: number) => void
  /** A tap on the chosen option: the visitor is done with the question. */
  onConfirm: () => void
}

const Row = styled.label({
  display: 'flex',
  // Centred, text and circle would move when a second line arrives.
  alignItems: 'start',
  gap: space.m,
  padding: `${space.l} min(${space.l},5vw)`,
  lineHeight: '1.35',
  background: color.paper,
  border: `2px solid ${color.line}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  transition: `border-color ${motion},background ${motion}`,
  '&:hover': { borderColor: color.inkSoft },
  // Stroked and not bold: wider letters could need another line, which would move the answers below the finger.
  '&:has(:checked)': { borderColor: color.orangeDeep, background: color.peach, WebkitTextStroke: '.4px' },
})
const Radio = styled.input({
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  accentColor: color.orangeDeep,
  cursor: 'inherit',
})

/** An answer to choose, as wide as the card so that it is easy to tap. */
export function OptionRow({ place, text, chosen, onChoose, onConfirm }: Props) {
  const confirm = (event: MouseEvent) => {
    // Not on the space bar, which many press again to be sure, and not on the second half of a double click.
    if (!chosen || event.detail !== 1) return
    event.preventDefault()
    onConfirm()
  }

  return (
    <Row onClick={confirm}>
      <Radio
        type="radio"
        name={stepFields.answer}
        value={place}
        required
        checked={chosen}
        onChange={() => onChoose(place)}
      />
      <span>{text}</span>
    </Row>
  )
}
