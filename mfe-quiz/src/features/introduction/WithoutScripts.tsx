import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { space } from '@site/design/tokens'

const Text = styled.p({ margin: `${space.l} 0` })

/** For browsers without JavaScript: offers a conversation instead of the quiz. */
export function WithoutScripts() {
  const site = useSite()
  return (
    <noscript>
      <Text>
        As perguntas interativas precisam de JavaScript, que está desligado neste navegador. Mande uma mensagem e
        fazemos as seis perguntas pelo WhatsApp, no horário comercial.
      </Text>
      <ButtonLink look="whatsApp" {...whatsAppLink(site, 'Olá! Quero fazer o quiz de maturidade digital por aqui.')}>
        Fazer o quiz pelo WhatsApp
      </ButtonLink>
    </noscript>
  )
}
