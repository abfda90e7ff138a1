import styled from '@emotion/styled'
import { Heading, Lead } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import { noticeMarks } from '../routing/shellPaths.ts'

const Stack = styled.div({ display: 'grid', gap: space.xl, justifyItems: 'start' })

/** The response to a form that was submitted without scripts, with placeholders for its text. */
export function NoticePage() {
  return (
    <Section tone="paper">
      <title>{noticeMarks.title}</title>
      <meta name="robots" content="noindex" />
      <Stack>
        <Heading level={1}>{noticeMarks.title}</Heading>
        <Lead>{noticeMarks.text}</Lead>
        <div>{noticeMarks.details}</div>
        <div>{noticeMarks.action}</div>
        <p>
          <a href="/">Voltar para o início</a>
        </p>
      </Stack>
    </Section>
  )
}
