import styled from '@emotion/styled'
import { Heading } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { color, font, media, radius, space } from '@site/design/tokens'

type Testimonial = { name: string; business: string; initials: string; time: string; text: string; answer: string }

/** What clients wrote, and what we wrote back. */
const testimonials: readonly Testimonial[] = [
  {
    name: 'Márcia',
    business: 'restaurante em Campinas',
    initials: 'MA',
    time: '19:42',
    text: 'Gente, o site entrou ontem e hoje já veio mesa de seis que achou a gente no Google. Nem terminei de colocar os pratos do dia!',
    answer: 'Manda os pratos que a gente coloca agora.',
  },
  {
    name: 'Jonas',
    business: 'petshop em Recife',
    initials: 'JO',
    time: '08:15',
    text: 'Banho e tosa de sábado lotado desde quarta. Antes eu passava a manhã respondendo preço, agora está tudo no site.',
    answer: 'Aí sim, Jonas. Semana que vem abrimos a agenda online.',
  },
  {
    name: 'Dra. Helena',
    business: 'clínica em Curitiba',
    initials: 'HE',
    time: '14:03',
    text: 'Achei que 1 dia era conversa de vendedor. Liguei às nove, às seis da tarde estava no ar, do jeito que pedi.',
    answer: 'Promessa nossa tem hora marcada, doutora.',
  },
  {
    name: 'Seu Valdir',
    business: 'oficina em Betim',
    initials: 'VA',
    time: '17:20',
    text: 'O rapaz veio de outro bairro porque viu as avaliações no mapa. Trouxe o carro da esposa também. Valeu cada centavo.',
    answer: 'Agora pede para ele deixar uma estrelinha também.',
  },
]

const Grid = styled.ul({
  display: 'grid',
  gap: space.xxl,
  margin: `${space.xxl} 0 0`,
  padding: 0,
  listStyle: 'none',
  [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: `${space.x3} ${space.x4}` },
})
const Conversation = styled.figure({
  display: 'grid',
  gridTemplateColumns: '48px 1fr',
  gap: `${space.xs} ${space.m}`,
  alignItems: 'end',
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
  borderRadius: '18px 18px 4px 18px',
})

/** Four testimonials as the messages they were. */
export function Testimonials() {
  return (
    <Section tone="paper" labelledBy="depoimentos">
      <Heading level={2} id="depoimentos">
        O que chega no nosso WhatsApp
      </Heading>
      <Grid>
        {testimonials.map(({ name, business, initials, time, text, answer }) => (
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
