import styled from '@emotion/styled'
import { color, radius, shadow } from '@site/design/tokens'
import { pictureOf } from '../drawing/pictureOf.ts'

type Props = {
  /** What they are drawn of, as the drawings' names begin. */
  drawn: string
}

// The telephone stands on the lower corner of the window, and a little of it below.
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

/** A delivered site as a computer and as a phone shows it. Its words are those of the site: a picture without words of its own. */
export function Screenshots({ drawn }: Props) {
  return (
    <Frame>
      <Wide {...pictureOf(`${drawn}-1280`)} alt="" loading="lazy" decoding="async" />
      <Narrow {...pictureOf(`${drawn}-390`)} alt="" loading="lazy" decoding="async" />
    </Frame>
  )
}
