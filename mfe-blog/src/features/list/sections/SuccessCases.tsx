import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { Stat } from '@site/design/Stat'
import { color, space } from '@site/design/tokens'

const cases = [
  {
    business: 'Restaurante',
    value: '+65%',
    label: 'de pedidos diretos',
    story:
      'Cardápio próprio na internet e perfil do Google em dia: o cliente do bairro pede sem passar pelo aplicativo.',
  },
  {
    business: 'Petshop',
    value: '+80%',
    label: 'de banhos agendados',
    story: 'Um site com agenda e WhatsApp no primeiro toque, e avaliações respondidas toda semana.',
  },
  {
    business: 'Clínica',
    value: '-25%',
    label: 'de custo por consulta',
    story: 'Anúncios no Google só para quem procura perto, com uma página para cada especialidade.',
  },
] as const

const Cases = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(17rem,100%),1fr))',
  gap: space.l,
  marginTop: space.xl,
  padding: 0,
  listStyle: 'none',
  '& li > div': { display: 'grid', gap: space.m, height: '100%', alignContent: 'start', background: color.paper },
  '& h3': { fontSize: '1rem', color: color.orangeDeep, letterSpacing: 0 },
})

/** What changed for three kinds of business. */
export function SuccessCases() {
  return (
    <Cases>
      {cases.map(({ business, value, label, story }) => (
        <li key={business}>
          <Card>
            <h3>{business}</h3>
            <Stat value={value} label={label} />
            <p>{story}</p>
          </Card>
        </li>
      ))}
    </Cases>
  )
}
