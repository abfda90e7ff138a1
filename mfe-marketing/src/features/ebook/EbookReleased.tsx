import styled from '@emotion/styled'
import { serviceOf, useSite } from '@site/contracts/useSite'
import { space } from '@site/design/tokens'
import { AnswerTime } from '@site/leads/AnswerTime'
import { ebookForm } from './ebookForm.ts'
import { ebookDocument } from './ebookServices.ts'

const Box = styled.div({ display: 'grid', gap: space.xs, alignContent: 'start' })

/**
 * What comes after the e-book was released, in no more room than what was in it. The toast has said aloud that it was.
 */
export function EbookReleased() {
  const site = useSite()
  return (
    <Box>
      <p>
        <strong>Pronto, o e-book é seu:</strong>{' '}
        <a href={serviceOf(site, ebookDocument)} target="_blank" rel="noopener">
          {ebookForm.thanks.link.label}
        </a>
      </p>
      <AnswerTime reminds />
    </Box>
  )
}
