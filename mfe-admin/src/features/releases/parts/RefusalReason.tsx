import styled from '@emotion/styled'
import type { ToldRefusal } from '@site/contracts/SiteReleases'
import { color, font } from '@site/design/tokens'
import { refusalHeadlines, UNKNOWN_REFUSAL } from '../texts/refusalHeadlines.ts'

type Props = { cause?: ToldRefusal['cause'] | undefined; reason?: string | undefined }

const Detail = styled.span({ display: 'block', fontWeight: 400, fontSize: font.size.small, color: color.inkSoft })

/** Why the site did not take a release: in a sentence for everybody, and below it as it was judged, for who mends it. */
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
