import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { Card } from '@site/design/Card'
import { shadow, space } from '@site/design/tokens'

const Box = styled(Card)({ width: 'min(20rem,calc(100vw - 32px))', boxShadow: shadow })
const Text = styled.p({ marginBottom: space.l })

/** Says that the chat could not be loaded, and offers WhatsApp. The bubble's button tries again. */
export function ChatFailure() {
  const site = useSite()
  return (
    <Box role="alert">
      <Text>
        A conversa não abriu agora. Fale com a gente no WhatsApp, ou toque de novo no botão para tentar outra vez.
      </Text>
      <ButtonLink look="whatsApp" {...whatsAppLink(site, 'Olá! Vim pelo site e quero tirar uma dúvida.')}>
        Falar no WhatsApp
      </ButtonLink>
    </Box>
  )
}
