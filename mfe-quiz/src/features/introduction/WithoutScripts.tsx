import styled from '@emotion/styled'
import { useSite } from 'shared/contracts/useSite.ts'
import { whatsAppLink } from 'shared/contracts/whatsAppLink.ts'
import { ButtonLink } from 'shared/design/ButtonLink.tsx'
import { Card } from 'shared/design/Card.tsx'
import { space } from 'shared/design/tokens.ts'

const Box = styled(Card)({ display: 'grid', gap: space.l, justifyItems: 'start' })

/** For a browser without JavaScript: the quiz as a conversation. */
export function WithoutScripts() {
  const site = useSite()
  return (
    <noscript>
      <Box>
        <h2>Faça o quiz pelo WhatsApp</h2>
        <p>
          As perguntas interativas precisam de JavaScript, que está desligado neste navegador. Mande uma mensagem e
          fazemos as seis perguntas por lá: leva menos de 2 minutos.
        </p>
        <ButtonLink look="whatsApp" {...whatsAppLink(site, 'Olá! Quero fazer o quiz de maturidade digital por aqui.')}>
          Fazer o quiz pelo WhatsApp
        </ButtonLink>
      </Box>
    </noscript>
  )
}
