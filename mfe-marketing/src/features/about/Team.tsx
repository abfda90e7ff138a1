import { Heading, Lead } from '@site/design/Heading'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color } from '@site/design/tokens'
import { pageTexts } from '../../texts/pageTexts.ts'
import { Drawing } from '../drawing/Drawing.tsx'
import { PortraitList } from '../team/PortraitList.ts'

/** The team's four groups, each with the symbol of its trade: portraits are for the people, who have names. */
const specialists = [
  {
    name: 'Criação de sites',
    text: 'sites',
    sign: 'm5 3-5 5 5 5m6-10 5 5-5 5',
  },
  {
    name: 'Tráfego pago',
    text: 'ads',
    sign: 'M1 14 6 8l4 3 6-9m-5 0h5v5',
  },
  {
    name: 'SEO local e Google',
    text: 'local',
    sign: 'M8 15S3 10 3 6a5 5 0 0 1 10 0c0 4-5 9-5 9zm0-9h.01',
  },
  {
    name: 'IA e conteúdo',
    text: 'content',
    sign: 'M2 3h12v8H8l-4 3v-3H2zm4 4h.01M10 7h.01',
  },
] as const

/** The four groups of specialists. */
export function Team() {
  const { about } = useTexts('pageTexts', pageTexts)
  return (
    <Section tone="white" labelledBy="equipe">
      <Heading level={2} id="equipe">
        {about.groups}
      </Heading>
      <Lead>{about.groupsText}</Lead>
      <PortraitList>
        {specialists.map(({ name, text, sign }) => (
          <li key={name}>
            <Drawing viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
              <circle cx="48" cy="48" r="46" fill={color.peach} stroke="none" />
              <path d={sign} transform="translate(24 24) scale(3)" strokeWidth=".9" />
            </Drawing>
            <h3>{name}</h3>
            <p>{about[text]}</p>
          </li>
        ))}
      </PortraitList>
    </Section>
  )
}
