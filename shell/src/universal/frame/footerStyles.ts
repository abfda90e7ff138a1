import styled from '@emotion/styled'
import { color, font, layout, radius, space } from '@site/design/tokens'

const link = {
  color: color.onNight,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}

export const Band = styled.footer({
  padding: `${space.x3} max(${layout.margin},50% - ${layout.width}/2) ${space.xl}`,
  color: color.onNightSoft,
  background: color.night,
  fontSize: font.size.small,
  position: 'relative',
  '& a': link,
  // The brand mark's awning, across the whole width.
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: '22px',
    background: `repeating-linear-gradient(90deg,${color.orange} 0 28px,${color.paper} 0 56px)`,
    maskImage: 'radial-gradient(circle at 14px 8px,#000 13.5px,#0000 14px),linear-gradient(#000 8px,#0000 0)',
    maskSize: '28px 22px,auto',
  },
})

// Column widths must not depend on the content: a browser may paint the footer before the last column has arrived.
const narrow = '@media (max-width:60rem)'
const phone = '@media (max-width:40rem)'

export const Columns = styled.div({
  display: 'grid',
  // The last one contains addresses, which are long words.
  gridTemplateColumns: '1fr 1fr 1fr 1.4fr',
  gap: `${space.xl} ${space.l}`,
  [narrow]: { gridTemplateColumns: '1fr 1fr 1.4fr' },
  // Two lists side by side; in rem, so that with larger text they are stacked.
  [phone]: { gridTemplateColumns: 'repeat(auto-fill,minmax(min(9rem,100%),1fr))' },
})

/** Full width on a phone. */
export const Row = styled.div({ [phone]: { gridColumn: '1/-1' } })

/** A column of its own if all fit, otherwise a line above the others. */
export const About = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: space.m,
  '& > p + p': { flex: '1 1 15rem' },
  [narrow]: { gridColumn: '1/-1', '& > p + p': { order: 1 } },
})

export const Brand = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  padding: `${space.s} ${space.m} ${space.s} ${space.s}`,
  color: color.ink,
  background: color.paper,
  borderRadius: radius.control,
  '& svg': { flex: 'none' },
  fontSize: font.size.body,
  fontWeight: 800,
})

export const Social = styled.a({
  padding: space.m,
  border: `2px solid ${color.onNightSoft}`,
  borderRadius: radius.control,
  fontWeight: 700,
  '&:empty': { display: 'none' },
})

/** Not a heading: a page's outline ends with its content. */
export const Title = styled.p({ marginBottom: space.s, color: color.orange, fontWeight: 700 })

export const List = styled.ul({
  listStyle: 'none',
  padding: 0,
  // Two lines of a link are closer to each other than to the next link.
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    lineHeight: '1.2',
    fontWeight: 600,
  },
})

/** An entry that is not a link. */
export const TextItem = styled.li({ padding: `${space.s} 0` })

/** The last line of a page. Its end stays free for whatever a page fixes in the window's corner. */
export const Legal = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.xl}`,
  minHeight: '65px',
  marginTop: space.xl,
  padding: `${space.m} 64px 0 0`,
  borderTop: '1px solid rgb(185 195 219/.3)',
  '& a': { padding: `${space.m} 0` },
})

/** Without scripts there is nothing to choose, because nothing is measured. */
export const ConsentButton = styled.button({
  ...link,
  minHeight: '48px',
  padding: 0,
  border: 0,
  background: 'none',
  '@media (scripting:none)': { display: 'none' },
  // In forced-colours mode it has no colour of its own, unlike a link.
  '@media (forced-colors:active)': { textDecoration: 'underline' },
})
