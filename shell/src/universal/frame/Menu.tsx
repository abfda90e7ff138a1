import styled from '@emotion/styled'
import { color, font, layout, radius, shadow, space } from '@site/design/tokens'
import type { ReactNode } from 'react'
import { barFits, barMargin, plainLink, plainList, wideScreen } from './topBarStyles.ts'

// It takes no space in the row, so that it is in its place whatever else of the bar has arrived. It has no text even before
// its summary: a browser that paints between the two tags, as on a slow connection, would insert its own 'Details'.
const Details = styled.details({
  marginLeft: `calc(-1*${space.s})`,
  fontSize: 0,
  '& > summary': {
    position: 'absolute',
    top: `calc((${layout.bar} - 49px)/2)`,
    right: barMargin,
    display: 'grid',
    placeContent: 'center',
    width: '48px',
    height: '48px',
    borderRadius: radius.control,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.sky },
  },
  [wideScreen]: { [barFits]: { display: 'none' } },
})

/** Three bars; two of them cross while the menu is open. */
const MenuIcon = styled.span({
  display: 'block',
  width: '24px',
  height: '18px',
  borderBlock: '3px solid',
  '&::before': { content: '""', display: 'block', marginTop: '4.5px', borderTop: '3px solid' },
  'details[open] &': {
    borderColor: 'transparent',
    '&::before': { borderColor: color.ink, transform: 'rotate(45deg)' },
    '&::after': {
      content: '""',
      display: 'block',
      marginTop: '-3px',
      borderTop: `3px solid ${color.ink}`,
      transform: 'rotate(-45deg)',
    },
  },
})

const Panel = styled.nav({
  position: 'absolute',
  top: `calc(${layout.bar} - 1px)`,
  left: 0,
  right: 0,
  // Its last links scroll clear of what is fixed at the bottom.
  maxHeight: `calc(100dvh - ${layout.bar} - var(--room,0px))`,
  padding: `${space.s} ${layout.margin} ${space.xl}`,
  overflow: 'auto',
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
  boxShadow: shadow,
  '& ul': plainList,
  '& li + li': { borderTop: `1px solid ${color.line}` },
  '& a': {
    ...plainLink,
    display: 'block',
    padding: `${space.m} ${space.xs}`,
    fontSize: font.size.lead,
    fontWeight: 700,
    '&[aria-current]': { color: color.orangeDeep, textDecoration: 'underline' },
  },
})

/** The top bar's links where they do not fit in a row: a native disclosure, which works without scripts. */
export function Menu({ links }: { links: ReactNode }) {
  return (
    // A visitor may open it before it is hydrated.
    <Details data-menu suppressHydrationWarning>
      <summary aria-label="Menu">
        <MenuIcon />
      </summary>
      <Panel aria-label="Menu">
        <ul>{links}</ul>
      </Panel>
    </Details>
  )
}
