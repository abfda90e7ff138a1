import styled from '@emotion/styled'
import { color, font, radius, shadow, space } from '@site/design/tokens'
import type { ShownToast } from '../../universal/store/toastSlice.ts'

type Props = { toast: ShownToast; onDismiss: () => void }

const Card = styled.div<{ tone: ShownToast['tone'] }>(
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: space.s,
    width: 'min(26rem,100%)',
    padding: `${space.m} ${space.s} ${space.m} ${space.l}`,
    color: color.ink,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    boxShadow: shadow,
    pointerEvents: 'auto',
  },
  ({ tone }) => ({ borderLeft: `6px solid ${tone === 'destructive' ? color.danger : color.greenDeep}` }),
)
const Words = styled.div({ alignSelf: 'center', fontSize: font.size.small })
const Title = styled.p({ fontSize: font.size.body, fontWeight: 700 })
const Action = styled.a({ display: 'inline-block', padding: `${space.m} 0`, color: color.greenDeep, fontWeight: 700 })
const Dismiss = styled.button({
  width: '48px',
  height: '48px',
  border: '2px solid transparent',
  borderRadius: radius.control,
  background: 'none',
  fontSize: '1.5rem',
  lineHeight: '1',
  cursor: 'pointer',
  '&:hover': { background: color.sky },
})

/** One toast. An error is announced at once, anything else when the visitor pauses. */
export function ToastCard({ toast, onDismiss }: Props) {
  const { title, description, tone, link } = toast
  return (
    <Card tone={tone} role={tone === 'destructive' ? 'alert' : 'status'}>
      <Words>
        <Title>{title}</Title>
        {description && <p>{description}</p>}
        {link && (
          <Action href={link.href} target="_blank" rel="noopener" onClick={onDismiss}>
            {link.label}
          </Action>
        )}
      </Words>
      <Dismiss type="button" aria-label={`Fechar aviso: ${title}`} onClick={onDismiss}>
        ×
      </Dismiss>
    </Card>
  )
}
