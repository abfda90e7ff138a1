import styled from '@emotion/styled'
import { space } from '@site/design/tokens'
import * as v from 'valibot'
import { EbookHead, ebookContents } from '../features/ebook/EbookHead.tsx'

/** The id of its title, by which the section around it is named. */
export const props = v.object({ titleId: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'is no id of a title')) })

const Offer = styled.div({ display: 'grid', gap: space.l, '& > ul': { display: 'grid', gap: space.xs } })

/** What the free e-book is, beside whatever form the page around it has. */
export default function EbookOffer({ titleId }: v.InferOutput<typeof props>) {
  return (
    <Offer>
      <EbookHead titleId={titleId} />
      <ul>
        {ebookContents.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Offer>
  )
}
