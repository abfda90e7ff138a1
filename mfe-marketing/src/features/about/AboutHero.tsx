import styled from '@emotion/styled'
import { Breadcrumb } from '@site/design/Breadcrumb'
import { Heading, Lead } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { Stat } from '@site/design/Stat'
import { media, space } from '@site/design/tokens'
import { QuarterDrawing } from './QuarterDrawing.tsx'

const Columns = styled.div({
  display: 'grid',
  gap: space.x3,
  alignItems: 'center',
  [media.desktop]: { gridTemplateColumns: '1.5fr 1fr' },
})
const Stats = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space.xl} ${space.l}`,
  '& > p': { flex: '1 1 6.5rem' },
  maxWidth: '38rem',
  marginTop: space.xxl,
})

/** The first view: why the agency exists, and three numbers. */
export function AboutHero() {
  return (
    <Section tone="paper" labelledBy="titulo">
      <Breadcrumb here="Sobre" />
      <Columns>
        <div>
          <Heading level={1} id="titulo">
            Todo negócio do bairro merece ser encontrado
          </Heading>
          <Lead>
            Nossa missão é pôr o comércio local na internet em um dia, com a mesma qualidade das grandes marcas e por um
            preço que cabe no caixa.
          </Lead>
          <Stats>
            <Stat value="4 países" label="com clientes atendidos" />
            <Stat value="200+" label="projetos entregues" />
            <Stat value="24h" label="para entregar um site" />
          </Stats>
        </div>
        <QuarterDrawing />
      </Columns>
    </Section>
  )
}
