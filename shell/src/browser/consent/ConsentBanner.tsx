import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { color, font, media, radius, shadow, space } from '@site/design/tokens'
import { useEffect, useRef } from 'react'
import { useConsent } from './useConsent.ts'
import { useBottomInset } from './useBottomInset.ts'

/**
 * Asks for consent before analytics is loaded. Without analytics, or with Global Privacy Control, nothing is asked. Browser
 * only.
 */
export function ConsentBanner() {
  const { analyticsId } = useSite().services
  return analyticsId && !navigator.globalPrivacyControl ? <ConsentQuestion analyticsId={analyticsId} /> : null
}

type Props = { analyticsId: string }

const Box = styled.section({
  position: 'fixed',
  zIndex: 40,
  insetInline: space.l,
  bottom: space.l,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.m} ${space.xl}`,
  maxWidth: '60rem',
  // In a low window, what has the focus is visible between it and the bar.
  maxHeight: 'calc(100vh - 10rem)',
  margin: '0 auto',
  padding: space.l,
  overflowY: 'auto',
  fontSize: font.size.small,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: shadow,
})
const Text = styled.p({ flex: '1 1 20rem' })
// Both buttons look exactly the same: neither choice is favoured.
const Choices = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.m,
  [media.mobile]: { flexGrow: 1 },
})

/** A small banner at the bottom, on top of the page without shifting it. It blocks nothing and takes no focus. */
function ConsentQuestion({ analyticsId }: Props) {
  const { privacyPolicyUrl } = useSite()
  const { phase, choose } = useConsent(analyticsId)
  const box = useRef<HTMLElement>(null)
  const caller = useRef<Element>(null)
  const shown = phase !== 'answered'
  useBottomInset(box, shown)

  useEffect(() => {
    if (phase === 'reviewing') {
      caller.current = document.activeElement
      box.current?.focus()
    } else if (phase === 'answered' && caller.current instanceof HTMLElement) {
      caller.current.focus({ preventScroll: true })
      caller.current = null
    }
  }, [phase])

  if (!shown) return null
  return (
    <Box ref={box} aria-label="Privacidade" tabIndex={-1}>
      <Text>
        Com a sua permissão, medimos as visitas com o Google Analytics para melhorar o site. Você decide e pode mudar de
        ideia quando quiser. <a href={privacyPolicyUrl}>Aviso de privacidade</a>
      </Text>
      <Choices>
        <Button look="quiet" onClick={() => choose('refused')}>
          Recusar
        </Button>
        <Button look="quiet" onClick={() => choose('accepted')}>
          Aceitar
        </Button>
      </Choices>
    </Box>
  )
}
