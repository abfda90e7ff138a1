'use static'

import styled from '@emotion/styled'
import { displayPhone } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { Badge } from '@site/design/Badge'
import { Breadcrumb } from '@site/design/Breadcrumb'
import { ButtonLink } from '@site/design/ButtonLink'
import { Card } from '@site/design/Card'
import { EmailText } from '@site/design/EmailText'
import { Heading, Lead } from '@site/design/Heading'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, font, space } from '@site/design/tokens'
import { pageTexts } from '../../texts/pageTexts.ts'
import { WhatsAppButton } from '../whatsApp/WhatsAppButton.tsx'

/** The page above the fold: three ways to reach the agency, fastest first. */
export function ContactHero() {
  const { contact } = useTexts('pageTexts', pageTexts)
  return (
    <Section tone="paper" labelledBy="titulo">
      <Breadcrumb here="Contato" />
      <Heading level={1} id="titulo">
        {contact.title}
      </Heading>
      <Lead>{contact.text}</Lead>
      <Channels />
    </Section>
  )
}

/** Space for all three side by side; in em, so that with larger text they are stacked. */
const wide = '@media (min-width:60em)'

const List = styled.ul({
  display: 'grid',
  gap: space.l,
  // As many lines as the longest text has: no button moves when the next card arrives.
  [wide]: { gridTemplateColumns: 'repeat(3,1fr)', gap: space.xl, '& p': { minHeight: '4lh' } },
  padding: 0,
  marginTop: space.xxl,
  listStyle: 'none',
  '& > li': { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.m },
  // Not `:last-child`: while a document arrives, no element is the last one.
  '& > li > a': {
    marginTop: 'auto',
    maxWidth: '100%',
    padding: `${space.m} ${space.l}`,
    // An e-mail address has to fit.
    fontSize: font.size.small,
  },
})
const Preferred = styled(Card)({ borderColor: color.green, borderWidth: '2px' })
const Title = styled.h2({ fontSize: '1.375rem' })

/** WhatsApp first, then phone and e-mail. */
function Channels() {
  const site = useSite()
  const { contact } = useTexts('pageTexts', pageTexts)
  return (
    <List>
      <Preferred as="li">
        <Badge tone="green">O JEITO MAIS RÁPIDO</Badge>
        <Title>WhatsApp</Title>
        <p>
          <a href={`tel:+${site.whatsAppNumber}`}>{displayPhone(site.whatsAppNumber)}</a>
          {`. ${contact.whatsApp}`}
        </p>
        <WhatsAppButton text="Olá! Vim pela página de contato e quero falar com a equipe.">
          Abrir conversa
        </WhatsAppButton>
      </Preferred>
      <Card as="li">
        <Badge>VOZ</Badge>
        <Title>Telefone</Title>
        <p>{contact.phone}</p>
        <ButtonLink look="quiet" href={`tel:${site.phone}`}>
          {displayPhone(site.phone)}
        </ButtonLink>
      </Card>
      <Card as="li">
        <Badge>PROPOSTAS</Badge>
        <Title>E-mail</Title>
        <p>{contact.email}</p>
        <ButtonLink look="quiet" href={`mailto:${site.email}`}>
          <span>
            <EmailText address={site.email} />
          </span>
        </ButtonLink>
      </Card>
    </List>
  )
}
