import styled from '@emotion/styled'
import { Heading, Lead } from '@site/design/Heading'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, font, media, space } from '@site/design/tokens'
import { agentTexts } from '../../texts/agentTexts.ts'

const Rows = styled.ul({ display: 'grid', gap: space.l, padding: 0, marginTop: space.xxl, listStyle: 'none' })
const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,20rem),1fr))',
  [media.desktop]: { gridTemplateColumns: '1fr 1fr' },
  gap: `${space.s} ${space.xxl}`,
  padding: `${space.l} 0`,
  borderTop: `1px solid ${color.line}`,
  '& p': { paddingLeft: space.xxl, textIndent: `-${space.xxl}` },
  '& p::before': { display: 'inline-block', width: space.xxl, textIndent: 0, fontWeight: 800 },
})
const Before = styled.p({ color: color.inkSoft, '&::before': { content: '"✕" / "Antes:"', color: color.danger } })
const After = styled.p({
  fontSize: font.size.lead,
  fontWeight: 600,
  lineHeight: '1.35',
  '&::before': { content: '"✓" / "Com o agente:"', color: color.greenDeep },
})

/** What goes wrong without the agent, and what the agent does about it. */
export function Problems() {
  const { problems } = useTexts('agentTexts', agentTexts)
  return (
    <Section tone="white" labelledBy="problemas">
      <Heading level={2} id="problemas">
        {problems.title}
      </Heading>
      <Lead>{problems.text}</Lead>
      <Rows>
        {problems.items.map(({ before, after }) => (
          <Row key={before}>
            <Before>{before}</Before>
            <After>{after}</After>
          </Row>
        ))}
      </Rows>
    </Section>
  )
}
