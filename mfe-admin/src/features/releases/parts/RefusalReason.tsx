import styled from '@emotion/styled'
import type { TimelineRefusal } from '@site/contracts/SiteReleases'
import { color, font } from '@site/design/tokens'
import { refusalHeadlines, retryTexts, UNKNOWN_REFUSAL } from '../texts/refusalHeadlines.ts'

type Props = Partial<Pick<TimelineRefusal, 'cause' | 'reason' | 'retry'>>

const Detail = styled.span({ display: 'block', fontWeight: 400, fontSize: font.size.small, color: color.inkSoft })

/** Why a release was refused and whether it is tried again, and below it the server's own reason, for its developers. */
export function RefusalReason({ cause, reason, retry = 'never' }: Props) {
  return (
    <>
      <span>{[cause ? refusalHeadlines[cause] : UNKNOWN_REFUSAL, retryTexts[retry]].join(' ').trim()}</span>
      {reason && (
        <Detail>
          Detalhe técnico: <span lang="en">{reason}</span>
        </Detail>
      )}
    </>
  )
}
