import styled from '@emotion/styled'
import { color, font, layout, radius, space } from '@site/design/tokens'

const link = {
  color: color.onNight,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}

export const Band = styled.footer({
  padding: `${space.x4} max(${layout.margin},50% - ${layout.width}/2) ${space.xl}`,
  color: color.onNightSoft,
  background: color.night,
  fontSize: font.size.small,
  overflowWrap: 'anywhere',
  position: 'relative',
  // The shop's awning from the brand mark, over the whole width.
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

export const Columns = styled.div({
  display: 'grid',
  gap: `${space.xxl} ${space.l}`,
  // Two lists beside each other on a phone; in rem, so that larger text keeps them one below the other.
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(9rem,100%),1fr))',
  '@media (max-width:30rem)': { '& > :last-child': { gridColumn: '1/-1' } },
})

export const About = styled.div({ maxWidth: '20rem', '@media (max-width:30rem)': { gridColumn: '1/-1' } })

export const Brand = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  width: 'fit-content',
  marginBottom: space.l,
  padding: `${space.s} ${space.l} ${space.s} ${space.s}`,
  color: color.ink,
  background: color.paper,
  borderRadius: radius.control,
  '& svg': { flex: 'none' },
  fontSize: font.size.body,
  fontWeight: 800,
})

export const Social = styled.a({
  ...link,
  display: 'inline-block',
  marginTop: space.l,
  padding: `${space.m} ${space.l}`,
  border: `2px solid ${color.onNightSoft}`,
  borderRadius: radius.control,
  fontWeight: 700,
})

/** Not a heading: the outline of a page ends with its content. */
export const Title = styled.p({ marginBottom: space.s, color: color.orange, fontWeight: 700 })

export const List = styled.ul({
  listStyle: 'none',
  padding: 0,
  '& li:not(:has(a))': { padding: `${space.s} 0` },
  '& a': { ...link, display: 'inline-flex', alignItems: 'center', minHeight: '44px', fontWeight: 600 },
})

/** The last line of a page. Its end stays free for what a page may have in the corner of the window, such as a chat. */
export const Legal = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.xl}`,
  marginTop: space.x3,
  padding: `${space.l} 64px 0 0`,
  borderTop: '1px solid rgb(185 195 219/.3)',
  '& p': { marginRight: 'auto' },
  '& a': { ...link, padding: `${space.m} 0` },
})

/** Without scripts there is nothing to choose: nothing is measured then. */
export const ConsentButton = styled.button({
  ...link,
  minHeight: '48px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '@media (scripting:none)': { display: 'none' },
})
