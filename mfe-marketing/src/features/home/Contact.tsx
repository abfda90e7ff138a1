'use static'

import styled from '@emotion/styled'
import { displayPhone } from '@site/contracts/channels'
import { emailReplyTimeOf } from '@site/contracts/emailReplyTime'
import { useSite } from '@site/contracts/useSite'
import { EmailText } from '@site/design/EmailText'
import { Heading, Lead } from '@site/design/Heading'
import { HoursText } from '@site/design/HoursText'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, edge, font, media, onBand, radius, space } from '@site/design/tokens'
import { homeTexts } from '../../texts/homeTexts.ts'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'
import { siteRequest, WhatsAppButton } from '../whatsApp/WhatsAppButton.tsx'

const Box = styled.div({
  display: 'grid',
  gap: space.xl,
  padding: 'clamp(20px,4vw,56px)',
  background: color.mint,
  '--link': color.ink,
  border: edge,
  borderRadius: radius.card,
  [media.desktop]: { gridTemplateColumns: '1.5fr 1fr' },
})
const Actions = styled.div({
  display: 'flex',
  marginTop: space.xl,
  [media.mobile]: { '& > a': { width: 'min(100%,24rem)' } },
})
/** On a phone the footer is the next thing, and has them all. */
const Channels = styled.dl({ display: 'grid', gap: space.l, [media.mobile]: { display: 'none' } })
const Term = styled.dt({ fontSize: font.size.small, color: onBand.soft })
const ChannelLink = styled.a({
  display: 'inline-block',
  padding: '.375rem 0',
  fontSize: font.size.lead,
  fontWeight: 700,
  color: color.ink,
})

/** #contact: the closing call to action, to which the top bar's button scrolls. */
export function Contact() {
  const site = useSite()
  const { closing } = useTexts('homeTexts', homeTexts)
  return (
    <Section id="contact" tone="white" labelledBy="contato-titulo">
      <Box>
        <div>
          <Heading level={2} id="contato-titulo">
            {closing.title}
          </Heading>
          <Lead>
            {`${closing.text} `}
            <a href={termsOf('siteDelivery')}>Veja as condições</a>
          </Lead>
          <Actions>
            <WhatsAppButton text={siteRequest(site)}>Chamar no WhatsApp</WhatsAppButton>
          </Actions>
        </div>
        <Channels>
          <div>
            <Term>Telefone</Term>
            <dd>
              <ChannelLink href={`tel:${site.phone}`}>{displayPhone(site.phone)}</ChannelLink>
            </dd>
          </div>
          <div>
            <Term>{`E-mail, com proposta ${emailReplyTimeOf(site)}`}</Term>
            <dd>
              <ChannelLink href={`mailto:${site.email}`}>
                <EmailText address={site.email} />
              </ChannelLink>
            </dd>
          </div>
          <div>
            <Term>Horário comercial</Term>
            <dd>
              <HoursText openingHours={site.openingHours} />
            </dd>
          </div>
        </Channels>
      </Box>
    </Section>
  )
}
