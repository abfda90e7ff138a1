import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import { List, Title } from './footerStyles.ts'

type Props = {
  title: string
  links: readonly (ComponentProps<'a'> & { label: string })[]
  /** Additional list entries that are not links. */
  children?: ReactNode
  /** The wrapping element: a column of the footer. */
  as?: ElementType
}

/** A titled list of links in the footer. */
export function FooterColumn({ title, links, children, as: Place = 'div' }: Props) {
  const id = useId()
  return (
    <Place>
      <Title id={id}>{title}</Title>
      <List aria-labelledby={id}>
        {links.map(({ label, ...link }) => (
          <li key={label}>
            <a {...link}>{label}</a>
          </li>
        ))}
        {children}
      </List>
    </Place>
  )
}
