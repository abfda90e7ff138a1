import styled from '@emotion/styled'
import { serviceOf, useSite } from '@site/contracts/useSite'
import { media, space } from '@site/design/tokens'
import { ReplyTime } from '@site/leads/ReplyTime'
import { ebookForm } from './ebookForm.ts'
import { ebookDocument } from './ebookServices.ts'

const Box = styled.div({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  [media.mobile]: { gap: 0 },
})

/**
 * Shown after the e-book was released, no taller than what it replaces whenever that is: so without a reminder. The toast has
 * announced the success.
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
      <ReplyTime />
    </Box>
  )
}
