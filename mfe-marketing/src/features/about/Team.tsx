import styled from '@emotion/styled'
import { Heading } from '@site/design/Heading'
import { Lead } from '@site/design/Lead'
import { Section } from '@site/design/Section'
import { color, space } from '@site/design/tokens'
import { SpecialistDrawing } from './SpecialistDrawing.tsx'
import { specialists } from './specialists.ts'

const Groups = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,15rem),1fr))',
  gap: `${space.xxl} ${space.xl}`,
  padding: 0,
  marginTop: space.xxl,
  listStyle: 'none',
  '& h3': { margin: `${space.l} 0 ${space.s}` },
  '& p': { color: color.inkSoft },
})

/** The four groups of specialists. */
export function Team() {
  return (
    <Section tone="white" labelledBy="equipe">
      <Heading level={2} id="equipe">
        Quatro grupos de especialistas, um só atendimento
      </Heading>
      <Lead>Você fala com uma pessoa. Por trás dela, quatro grupos trabalham juntos no seu resultado.</Lead>
      <Groups>
        {specialists.map(({ name, text, ...looks }) => (
          <li key={name}>
            <SpecialistDrawing {...looks} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Groups>
    </Section>
  )
}
