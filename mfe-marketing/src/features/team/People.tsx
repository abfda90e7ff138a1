import styled from '@emotion/styled'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Section } from '@site/design/Section'
import { color, space } from '@site/design/tokens'
import { SampleMark } from '../evidence/SampleMark.tsx'
import { Portrait } from './Portrait.tsx'
import { PortraitList } from './PortraitList.ts'

/** One after the other, and over again where there are more people. */
const looks = [
  { hair: color.ink, shirt: color.orange, long: true },
  { hair: color.orangeDeep, shirt: color.greenDeep },
  { hair: color.inkSoft, shirt: color.night, long: true },
  { hair: color.ink, shirt: color.inkSoft },
] as const

const Role = styled.strong({ display: 'block', marginBottom: space.xs })

/** Who answers, by name and face. */
export function People({ tone }: { tone: 'paper' | 'white' }) {
  const { sample, people } = useEvidence().team
  if (people.length === 0) return null
  return (
    <Section tone={tone} labelledBy="quem-responde">
      <Heading level={2} id="quem-responde">
        Quem atende você
      </Heading>
      <Lead>Gente com nome, que lê a sua mensagem e acompanha o seu projeto até o fim.</Lead>
      {sample && <SampleMark>Nomes e retratos de exemplo</SampleMark>}
      <PortraitList>
        {people.map(({ name, role, answers }, place) => (
          <li key={name}>
            <Portrait {...(looks[place % looks.length] ?? looks[0])} />
            <h3>{name}</h3>
            <Role>{role}</Role>
            <p>{answers}</p>
          </li>
        ))}
      </PortraitList>
    </Section>
  )
}
