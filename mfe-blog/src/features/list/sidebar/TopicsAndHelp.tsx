import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/Button'
import { Card } from '@site/design/Card'
import { color, space } from '@site/design/tokens'
import { SearchLinks } from './SearchLinks.tsx'

const Topics = styled(SearchLinks)({ marginTop: space.l, '& a': { fontWeight: 600 } })
const Help = styled(Card)({
  display: 'grid',
  gap: space.m,
  marginTop: space.xl,
  background: color.mint,
  borderColor: color.mint,
})

/** Popular topics and the help card. Only read: links and WhatsApp work by themselves. */
export function TopicsAndHelp() {
  const site = useSite()
  return (
    <>
      <Card>
        <h2>Assuntos populares</h2>
        <Topics searches={popularTopics} />
      </Card>
      <Help>
        <h2>Precisa de ajuda?</h2>
        <p>Conte o que o seu negócio precisa. Respondemos em até 2 horas, no horário comercial.</p>
        <ButtonLink
          look="whatsApp"
          {...whatsAppLink(site, 'Olá! Estou lendo o blog e preciso de ajuda com o meu negócio.')}
        >
          Falar no WhatsApp
        </ButtonLink>
      </Help>
    </>
  )
}

/** Searches that the sidebar offers. Each finds at least one article. */
const popularTopics = [
  'Google',
  'WhatsApp',
  'Delivery',
  'Avaliações',
  'Agendamento',
  'Cardápio',
  'Site',
  'Redes sociais',
] as const
