import styled from '@emotion/styled'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Section } from '@site/design/Section'
import { color, space } from '@site/design/tokens'
import { SampleMark } from '../evidence/SampleMark.tsx'
import { DeliveredSite } from './DeliveredSite.tsx'

const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,26rem),1fr))',
  gap: `${space.x3} ${space.xxl}`,
  padding: 0,
  marginTop: space.xxl,
  listStyle: 'none',
  '& h3': { margin: `${space.l} 0 ${space.xs}` },
  '& p + p': { marginTop: space.xs },
})
const Before = styled.p({ color: color.inkSoft })

/** Sites that were delivered: how they look, and what they changed. */
export function Deliveries() {
  const { sample, sites } = useEvidence().deliveries
  if (sites.length === 0) return null
  return (
    <Section id="entregas" tone="paper" labelledBy="entregas-titulo">
      <Heading level={2} id="entregas-titulo">
        O que fica no ar
      </Heading>
      <Lead>Sites curtos, rápidos e com um botão que leva à conversa. Veja o que muda de um dia para o outro.</Lead>
      {sample && <SampleMark>Sites de exemplo, desenhados</SampleMark>}
      <List>
        {sites.map((site) => (
          <li key={site.name}>
            <DeliveredSite {...site} />
            <h3>{`${site.name}, ${site.business.toLowerCase()}`}</h3>
            <Before>{site.before}</Before>
            <p>{site.after}</p>
          </li>
        ))}
      </List>
    </Section>
  )
}
