import styled from '@emotion/styled'
import { color, font, layout, motion, radius, space } from '@site/design/tokens'

// Above 768 px the row of links replaces the menu (specification, section 9), if it fits at the visitor's text size.
export const wideScreen = '@media (min-width:769px)'
export const barFits = '@container (min-width:43rem)'

// A phone of 360 px has space for a name of two short lines, one of 320 px for none.
const tight = '@container (max-width:19rem)'
const crowded = '@container (min-width:43rem) and (max-width:58rem)'
const markAlone = { '& > span': { position: 'absolute', width: 0, clipPath: 'inset(50%)' } } as const

// The name may be too long. It and the button wrap to two lines before the links give way.
const givesWayFirst = 99

/** Between the bar's contents and the screen's edge. */
export const barMargin = `max(${layout.margin},50% - ${layout.width}/2)`

export const plainList = { listStyle: 'none', padding: 0 }
export const plainLink = { color: color.ink, textDecoration: 'none' }

export const Header = styled.header({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
})

export const Bar = styled.div({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  height: `calc(${layout.bar} - 1px)`,
  padding: `0 ${barMargin}`,
  // The menu's space: a browser may paint the bar before the menu has arrived.
  '&::after': { content: '""', flex: 'none', width: '48px', [wideScreen]: { [barFits]: { display: 'none' } } },
})

export const Brand = styled.a<{ long: boolean }>(
  {
    ...plainLink,
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    flexShrink: givesWayFirst,
    minWidth: '48px',
    minHeight: '48px',
    fontWeight: 800,
    letterSpacing: '-.02em',
    '& svg': { flex: 'none' },
    // A name may wrap to a second line; a longer one is `long`.
    '& > span': { overflow: 'hidden', maxHeight: '2lh' },
    lineHeight: '1.1',
    [tight]: markAlone,
    [wideScreen]: { [crowded]: markAlone },
  },
  // In smaller letters, so that up to five lines fit into the bar. A usual name costs no bytes for it.
  ({ long }) => long && { fontSize: 'min(2.75vw,.8125rem)', '& > span': { maxHeight: '62px' } },
)

export const Links = styled.nav({
  display: 'none',
  // With increased letter spacing (WCAG 1.4.12) they may not fit.
  overflowX: 'auto',
  fontSize: font.size.small,
  '& ul': { ...plainList, display: 'flex' },
  '& a': {
    ...plainLink,
    display: 'flex',
    alignItems: 'center',
    // The same height before its text has arrived.
    minHeight: '48px',
    padding: '0 clamp(.25rem,1.3vw - .45rem,.75rem)',
    whiteSpace: 'nowrap',
    fontWeight: 600,
    textUnderlineOffset: '.45em',
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      textDecoration: 'underline',
      // Separate properties: Safari does not support the thickness in the shorthand and would drop all of it.
      textDecorationColor: color.orange,
      textDecorationThickness: '3px',
    },
  },
  [wideScreen]: { [barFits]: { display: 'block' } },
})

export const CallToAction = styled.a({
  ...plainLink,
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  // Two lines at most.
  minWidth: 'calc(6.7em + 28px)',
  flexShrink: givesWayFirst,
  // Here rather than on the links, which would otherwise move left with each one that is painted before the next has
  // arrived.
  marginLeft: 'auto',
  padding: `0 ${space.m}`,
  // Quiet: each view has a main button of its own.
  background: color.surface,
  border: `2px solid ${color.ink}`,
  borderRadius: radius.control,
  // Larger text must not push the menu out of the bar.
  fontSize: `min(${font.size.small},5.25vw)`,
  fontWeight: 700,
  lineHeight: '1.1',
  textAlign: 'center',
  transition: `background ${motion}`,
  '&:hover': { background: color.sky },
  // Its width depends on its text, so it is only painted with all of it: when what follows it arrives.
  '&:not(:has(+ *))': { display: 'none' },
})
