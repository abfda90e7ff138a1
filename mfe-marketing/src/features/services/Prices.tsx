import styled from '@emotion/styled'
import type { GuaranteeName } from '@site/contracts/Evidence'
import { Card } from '@site/design/Card'
import { formatReais } from '@site/design/formatNumber'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { Row } from '@site/design/Row'
import { SampleMark } from '@site/design/SampleMark'
import { Section } from '@site/design/Section'
import { color, font, media, space } from '@site/design/tokens'
import { serviceTexts } from '../../texts/serviceTexts.ts'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'
import { ApartList } from '../offer/ApartList.tsx'

const List = styled(Row)({
  '& h3': { fontSize: '1.25rem' },
  // Five in one row on a wide screen.
  [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill,minmax(12.5rem,1fr))', '& h3': { minHeight: '2.2em' } },
})
const From = styled.p({ marginTop: space.m, fontSize: font.size.small, color: color.inkSoft })
const Amount = styled.strong({
  display: 'block',
  fontSize: font.size.h2,
  lineHeight: '1.2',
  letterSpacing: '-.02em',
  color: color.ink,
  whiteSpace: 'nowrap',
})
const Includes = styled.p({ marginTop: space.m, color: color.inkSoft, '& a': { display: 'inline-block' } })
const Afterwards = styled.div({
  marginTop: space.x4,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,17rem),1fr))',
    gap: space.xl,
    marginTop: space.xl,
  },
  '& dt': { fontWeight: 700 },
  '& dd': { color: color.inkSoft },
})

/** Minimum prices, and what comes after the first day. */
export function Prices() {
  const texts = useTexts('serviceTexts', serviceTexts)
  const { offer, prices } = useEvidence()
  const { sample, items, afterwards } = prices
  if (items.length === 0) return null
  return (
    <Section id="precos" tone="white" labelledBy="precos-titulo">
      <Heading level={2} id="precos-titulo">
        {texts.prices.title}
      </Heading>
      <Lead>{texts.prices.text}</Lead>
      <SampleMark sample={sample} what="Preços" />
      <List aria-labelledby="precos-titulo" tabIndex={0} suppressHydrationWarning>
        {items.map(({ name, from, per, includes, guarantee }) => (
          <Card as="li" key={name}>
            <h3>{name}</h3>
            <From>
              a partir de <Amount>{formatReais(from)}</Amount>
              {per === 'month' ? ' por mês' : ' uma vez só'}
            </From>
            <Includes>
              {includes}
              {guarantee === 'siteDelivery' && offer.included.length > 0 && (
                <>
                  {' '}
                  <a href="#sites-24h">Tudo o que inclui</a>
                </>
              )}
              <Conditions guarantee={guarantee} />
            </Includes>
          </Card>
        ))}
      </List>
      <ApartList offer={offer} />
      {afterwards.length > 0 && (
        <Afterwards>
          <Heading level={3}>Depois do primeiro dia</Heading>
          <dl>
            {afterwards.map(({ title, text, guarantee }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  {text}
                  <Conditions guarantee={guarantee} />
                </dd>
              </div>
            ))}
          </dl>
        </Afterwards>
      )}
    </Section>
  )
}

/** A link to the terms of the guarantee after a text, if it has one. */
function Conditions({ guarantee }: { guarantee: GuaranteeName | undefined }) {
  return (
    guarantee && (
      <>
        {' '}
        <a href={termsOf(guarantee)}>Condições da garantia</a>
      </>
    )
  )
}
