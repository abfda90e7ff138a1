import styled from '@emotion/styled'
import { font, onBand, space } from '../styles/tokens.ts'

type Props = { value: string; label: string }

const Figure = styled.p({ display: 'grid', gap: space.xs, lineHeight: '1.25' })
const Value = styled.strong({ fontSize: font.size.h2, lineHeight: '1', letterSpacing: '-.02em', whiteSpace: 'nowrap' })
const Label = styled.span({ fontSize: font.size.small, color: onBand.soft })

/** A number set large with what it counts under it. */
export function Stat({ value, label }: Props) {
  return (
    <Figure>
      <Value>{value}</Value> <Label>{label}</Label>
    </Figure>
  )
}
