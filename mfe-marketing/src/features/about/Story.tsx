import styled from '@emotion/styled'
import { Heading } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { color, media, space } from '@site/design/tokens'
import { WhatsAppButton } from '../whatsApp/WhatsAppButton.tsx'

const milestones = [
  { when: '2020', what: 'O primeiro site nasce na mesa da cozinha, para uma padaria que teve de fechar as portas.' },
  {
    when: 'Depois',
    what: 'Açougue, petshop e oficina da mesma rua pedem o seu. A entrega em um dia vira regra da casa.',
  },
  { when: 'Hoje', what: 'São mais de 200 projetos em 4 países, com gente de anúncios, de Google e de IA na equipe.' },
]

const Columns = styled.div({
  display: 'grid',
  gap: space.xxl,
  [media.desktop]: { gridTemplateColumns: '1fr 1.4fr', gap: space.x4 },
})
const Line = styled.ol({
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'min(5rem,45%) 1fr',
    gap: space.l,
    padding: `${space.l} 0`,
    borderTop: `1px solid ${color.line}`,
  },
  '& strong': { color: color.orangeDeep },
})
const Call = styled.p({ marginTop: space.xl })

/** How it began, and how to begin with us. */
export function Story() {
  return (
    <Section tone="paper" labelledBy="historia">
      <Columns>
        <div>
          <Heading level={2} id="historia">
            De uma padaria para mais de 200 negócios
          </Heading>
          <Call>
            <WhatsAppButton text="Olá! Conheci a história de vocês e quero falar sobre o meu negócio.">
              Falar com a equipe
            </WhatsAppButton>
          </Call>
        </div>
        <Line>
          {milestones.map(({ when, what }) => (
            <li key={when}>
              <strong>{when}</strong>
              <p>{what}</p>
            </li>
          ))}
        </Line>
      </Columns>
    </Section>
  )
}
