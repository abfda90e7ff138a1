import styled from '@emotion/styled'
import { color, radius, shadow } from '@site/design/tokens'
import { pictureOf } from '../drawing/pictureOf.ts'

type Props = {
  /** The prefix of the drawings' names. */
  drawn: string
}

// The phone overlaps the window's lower corner and extends a little below it.
const Frame = styled.div({
  position: 'relative',
  paddingBottom: '7%',
  '& img': { display: 'block', height: 'auto', border: `2.5px solid ${color.ink}`, background: color.surface },
})
const Wide = styled.img({ width: '94%', borderRadius: radius.control })
const Narrow = styled.img({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '24%',
  borderRadius: 'clamp(8px,1.4vw,16px)',
  boxShadow: shadow,
})

/** A delivered site on a computer and on a phone. Its text is the site's, so the image has no text alternative of its own. */
export function Screenshots({ drawn }: Props) {
  return (
    <Frame>
      <Wide {...pictureOf(`${drawn}-1280`)} alt="" loading="lazy" decoding="async" />
      <Narrow {...pictureOf(`${drawn}-390`)} alt="" loading="lazy" decoding="async" />
    </Frame>
  )
}
