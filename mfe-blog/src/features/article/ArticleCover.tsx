'use static'

import styled from '@emotion/styled'
import { useServerOnly } from '@site/design/islands/useServerOnly'
import { color, radius } from '@site/design/tokens'
import { CoverPicture } from '../card/CoverPicture.tsx'
import type { ArticleBody } from './articleData.ts'

type Props = {
  /** Absent in a server-rendered document, whose HTML stays as it is. */
  cover: ArticleBody['cover'] | undefined
}

const Frame = styled.div({
  '& img': { display: 'block', width: '100%', borderRadius: radius.card, background: color.sky },
})

/** The article's drawing, next to its title or, on a phone, below it. */
export function ArticleCover(props: Props) {
  const cover = useServerOnly(props.cover)
  return (
    <Frame>
      <CoverPicture cover={cover} alt={cover.alt} sizes="(min-width:769px) 32rem, calc(100vw - 2.5rem)" />
    </Frame>
  )
}
