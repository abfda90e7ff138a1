import styled from '@emotion/styled'
import type { TimelineRefusal } from '@site/contracts/SiteReleases'
import { color, font } from '@site/design/tokens'
import { refusalHeadlines, UNKNOWN_REFUSAL } from '../texts/refusalHeadlines.ts'

type Props = { cause?: TimelineRefusal['cause'] | undefined; reason?: string | undefined }

const Detail = styled.span({ display: 'block', fontWeight: 400, fontSize: font.size.small, color: color.inkSoft })

/** Why a release was refused: a sentence for everybody, and below it the server's own reason, for its developers. */
export function RefusalReason({ cause, reason }: Props) {
  return (
    <>
      {cause ? refusalHeadlines[cause] : UNKNOWN_REFUSAL}
      {reason && (
        <Detail>
          Detalhe técnico: <span lang="en">{reason}</span>
        </Detail>
      )}
    </>
  )
}
