import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { CloseButton } from '@site/design/CloseButton'
import { color, font, motion, radius, shadow, space } from '@site/design/tokens'
import type { ShownToast } from '../../universal/store/toastSlice.ts'

type Props = { toast: ShownToast; onDismiss: () => void }

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

const Card = styled.div<{ tone: ShownToast['tone'] }>(
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: space.m,
    width: 'min(26rem,100%)',
    padding: `${space.m} ${space.s} ${space.m} ${space.l}`,
    color: color.ink,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    boxShadow: shadow,
    pointerEvents: 'auto',
    animation: `${enter} ${motion}`,
  },
  ({ tone }) => ({ borderLeft: `6px solid ${tone === 'destructive' ? color.danger : color.greenDeep}` }),
)
const Words = styled.div({ alignSelf: 'center', fontSize: font.size.small })
const Title = styled.p({ fontSize: font.size.body, fontWeight: 700 })
const Action = styled.a({ display: 'inline-block', padding: `${space.m} 0`, color: color.greenDeep, fontWeight: 700 })

/** A toast. An error is an alert, announced at once; the live region around it announces anything else. */
export function ToastCard({ toast, onDismiss }: Props) {
  const { title, description, tone, link } = toast
  return (
    <Card tone={tone} role={tone === 'destructive' ? 'alert' : undefined}>
      <Words>
        <Title>{title}</Title>
        {description && <p>{description}</p>}
        {link && (
          <Action href={link.href} target="_blank" rel="noopener" onClick={onDismiss}>
            {link.label}
          </Action>
        )}
      </Words>
      <CloseButton label={`Fechar aviso: ${title}`} onClick={onDismiss} />
    </Card>
  )
}
