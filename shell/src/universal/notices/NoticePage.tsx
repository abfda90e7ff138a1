import styled from '@emotion/styled'
import { ButtonLink, buttonStyles } from '@site/design/ButtonLink'
import { Lead } from '@site/design/Heading'
import { color } from '@site/design/tokens'
import { noticePlaceholders } from '../routing/shellPaths.ts'
import { Notice, NoticeActions } from './Notice.tsx'

// What a response does not have leaves its placeholder's place empty.
const Details = styled.div({ '&:empty': { display: 'none' }, '& > ul': { margin: 0, textAlign: 'start' } })
const Action = styled.div({ '&:empty': { display: 'none' }, '& > a,& button': buttonStyles })

/** The response to a form that was submitted without scripts, with placeholders for its text. */
export function NoticePage() {
  return (
    <Notice drawing={<LetterDrawing />}>
      <title>{noticePlaceholders.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{noticePlaceholders.title}</h1>
      <Lead>{noticePlaceholders.text}</Lead>
      <Details>{noticePlaceholders.details}</Details>
      <NoticeActions>
        <Action>{noticePlaceholders.action}</Action>
        <ButtonLink look="quiet" href="/">
          Voltar para o início
        </ButtonLink>
      </NoticeActions>
    </Notice>
  )
}

/** A letter, whether it arrived or comes back. */
function LetterDrawing() {
  return (
    <svg viewBox="0 0 160 110" width="160" height="110" aria-hidden="true">
      <path fill={color.sky} d="M0 98h160v12H0z" />
      <g stroke={color.ink} strokeWidth="3" strokeLinejoin="round">
        <path fill={color.surface} d="M28 22h104v76H28z" />
        <path fill="none" d="m28 98 38-38m66 38L94 60" />
        <path fill={color.peach} d="M28 22h104L80 70z" />
      </g>
    </svg>
  )
}
