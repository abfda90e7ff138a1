import styled from '@emotion/styled'
import { color, media, space } from '@site/design/tokens'

/** People side by side, each with a portrait, a heading and a text. */
export const PortraitList = styled.ul({
  display: 'grid',
  // `auto-fit` would make the first ones wider until the last has arrived.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,15rem),1fr))',
  gap: `${space.xxl} ${space.xl}`,
  padding: 0,
  marginTop: space.xxl,
  listStyle: 'none',
  '& h3': { margin: `${space.l} 0 ${space.xs}` },
  '& p': { color: color.inkSoft },
  // On a phone each portrait is next to its text.
  [media.mobile]: {
    gap: space.xl,
    '& > li': { display: 'grid', gridTemplateColumns: '72px 1fr', columnGap: space.l, alignContent: 'center' },
    '& svg': { width: '72px', height: '72px', gridRow: '1/5' },
    '& h3': { marginTop: 0 },
  },
})
