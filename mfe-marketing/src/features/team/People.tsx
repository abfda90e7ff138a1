import styled from '@emotion/styled'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { SampleMark } from '@site/design/SampleMark'
import { Section } from '@site/design/Section'
import { color, space } from '@site/design/tokens'
import { Portrait } from './Portrait.tsx'
import { PortraitList } from './PortraitList.ts'

/** Used in turn, starting over if there are more people. */
const looks = [
  { hair: color.ink, shirt: color.orange, long: true },
  { hair: color.orangeDeep, shirt: color.greenDeep },
  { hair: color.inkSoft, shirt: color.night, long: true },
  { hair: color.ink, shirt: color.inkSoft },
] as const

const Role = styled.strong({ display: 'block', marginBottom: space.xs })

/** The people of the agency, by name and face. */
export function People({ tone }: { tone: 'paper' | 'white' }) {
  const { sample, people } = useEvidence().team
  if (people.length === 0) return null
  return (
    <Section tone={tone} labelledBy="quem-responde">
      <Heading level={2} id="quem-responde">
        Quem atende você
      </Heading>
      <Lead>Gente com nome, que lê a sua mensagem e acompanha o projeto até o fim.</Lead>
      <SampleMark sample={sample} what="Nomes e retratos" />
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
