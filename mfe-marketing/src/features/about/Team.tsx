import { Heading, Lead } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { color } from '@site/design/tokens'
import { Drawing } from '../drawing/Drawing.tsx'
import { PortraitList } from '../team/PortraitList.ts'

/** The team's four groups, each with the symbol of its trade: portraits are for the people, who have names. */
const specialists = [
  {
    name: 'Criação de sites',
    text: 'Redação, desenho e programação na mesma mesa: nada fica esperando em fila.',
    sign: 'm5 3-5 5 5 5m6-10 5 5-5 5',
  },
  {
    name: 'Tráfego pago',
    text: 'Google Ads, Meta Ads e YouTube Ads com verba controlada e meta de vendas, não de curtidas.',
    sign: 'M1 14 6 8l4 3 6-9m-5 0h5v5',
  },
  {
    name: 'SEO local e Google',
    text: 'Cuidam do Perfil da Empresa, das avaliações e das páginas que fazem o seu negócio aparecer no bairro.',
    sign: 'M8 15S3 10 3 6a5 5 0 0 1 10 0c0 4-5 9-5 9zm0-9h.01',
  },
  {
    name: 'IA e conteúdo',
    text: 'Ensinam o agente de WhatsApp a falar como a sua casa e produzem fotos, vídeos e textos.',
    sign: 'M2 3h12v8H8l-4 3v-3H2zm4 4h.01M10 7h.01',
  },
] as const

/** The four groups of specialists. */
export function Team() {
  return (
    <Section tone="white" labelledBy="equipe">
      <Heading level={2} id="equipe">
        Quatro grupos de especialistas, um só atendimento
      </Heading>
      <Lead>Você fala com uma pessoa. Por trás dela, quatro grupos trabalham juntos no seu resultado.</Lead>
      <PortraitList>
        {specialists.map(({ name, text, sign }) => (
          <li key={name}>
            <Drawing viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
              <circle cx="48" cy="48" r="46" fill={color.peach} stroke="none" />
              <path d={sign} transform="translate(24 24) scale(3)" strokeWidth=".9" />
            </Drawing>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </PortraitList>
    </Section>
  )
}
