'use static'

import styled from '@emotion/styled'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Row } from '@site/design/Row'
import { SampleMark } from '@site/design/SampleMark'
import { Section } from '@site/design/Section'
import { color, edge, font, media, radius, space } from '@site/design/tokens'

const Grid = styled(Row)({
  [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: `${space.xxl} ${space.x4}` },
})
const Conversation = styled.figure({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space.xs} ${space.m}`,
  alignItems: 'end',
  alignContent: 'start',
})
const Who = styled.figcaption({ gridColumn: 2, gridRow: 1, fontSize: font.size.small, color: color.inkSoft })
const Avatar = styled.span({
  gridRow: 2,
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  border: `2.5px solid ${color.ink}`,
  borderRadius: radius.pill,
  background: color.peach,
  fontSize: '18px',
  fontWeight: 700,
  'li:nth-of-type(even) &': { background: color.sky },
})
const Message = styled.blockquote({
  gridColumn: 2,
  padding: `${space.m} ${space.l}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: '18px 18px 18px 4px',
})
const Time = styled.span({ float: 'right', margin: '.5rem 0 0 .75rem', fontSize: '.8125rem', color: color.inkSoft })
const Answer = styled.p({
  gridColumn: 2,
  justifySelf: 'end',
  padding: `${space.s} ${space.l}`,
  background: color.mint,
  border: edge,
  borderRadius: '18px 18px 4px 18px',
})

/** Testimonials as messages: what clients wrote, and the agency's replies. */
export function Testimonials() {
  const { testimonials } = useEvidence()
  if (testimonials.items.length === 0) return null
  return (
    <Section tone="paper" labelledBy="depoimentos">
      <Heading level={2} id="depoimentos">
        O que chega ao nosso WhatsApp
      </Heading>
      <SampleMark sample={testimonials.sample} what="Mensagens" />
      <Grid aria-labelledby="depoimentos" tabIndex={0} suppressHydrationWarning>
        {testimonials.items.map(({ name, business, initials, time, text, answer }) => (
          <li key={name}>
            <Conversation>
              <Who>
                <strong>{name}</strong>
                {`, ${business}`}
              </Who>
              <Avatar aria-hidden="true">{initials}</Avatar>
              <Message>
                {`${text} `}
                <Time>{time}</Time>
              </Message>
              <Answer>{answer}</Answer>
            </Conversation>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
