import styled from '@emotion/styled'
import { color, radius } from '../styles/tokens.ts'

type Props = { label: string; onClick: () => void; className?: string }

const Cross = styled.button({
  width: '48px',
  height: '48px',
  border: '2px solid transparent',
  borderRadius: radius.control,
  background: 'none',
  fontSize: '1.5rem',
  lineHeight: '1',
  '&:hover': { background: color.sky },
})

/** The × button of a dialog or a notice; the label says what it closes. */
export function CloseButton({ label, onClick, className }: Props) {
  return (
    <Cross type="button" aria-label={label} onClick={onClick} className={className}>
      ×
    </Cross>
  )
}
