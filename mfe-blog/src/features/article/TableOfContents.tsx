import styled from '@emotion/styled'
import { Disclosure } from '@site/design/Disclosure'
import { color, edge, font, media, radius, space } from '@site/design/tokens'
import type { ContentsEntry } from '../posts/Post.ts'

type Props = { entries: readonly ContentsEntry[] }

const List = styled.ol({
  padding: 0,
  listStyle: 'none',
  fontSize: font.size.small,
  '& a': {
    display: 'block',
    padding: `${space.m} 0`,
    lineHeight: '1.35',
    color: color.ink,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& [data-level="3"]': { paddingLeft: space.l },
})
const Collapsed = styled.nav({
  marginBottom: space.xl,
  padding: `0 ${space.l}`,
  background: color.sky,
  border: edge,
  borderRadius: radius.card,
  '& details': { borderBottom: 0 },
  [media.desktop]: { display: 'none' },
})
const Sidebar = styled.nav({
  position: 'sticky',
  top: '6rem',
  paddingLeft: space.xl,
  borderLeft: `4px solid ${color.orange}`,
  [media.mobile]: { display: 'none' },
})

const NAME = 'Neste artigo'

/** The table of contents on a phone: collapsed, before the text. */
export function CollapsedContents({ entries }: Props) {
  return (
    <Collapsed aria-label={NAME}>
      <Disclosure summary={NAME}>
        <ContentsList entries={entries} />
      </Disclosure>
    </Collapsed>
  )
}

/** The table of contents next to the text, where there is space. */
export function SidebarContents({ entries }: Props) {
  return (
    <Sidebar aria-label={NAME}>
      <strong>{NAME}</strong>
      <ContentsList entries={entries} />
    </Sidebar>
  )
}

function ContentsList({ entries }: Props) {
  return (
    <List>
      {entries.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </List>
  )
}
