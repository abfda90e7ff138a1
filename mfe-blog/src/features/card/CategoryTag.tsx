import styled from '@emotion/styled'
import { color, edge, radius, space } from '@site/design/tokens'

type Props = { name: string; shade: string }

const Tag = styled.p<{ shade: string }>(
  {
    justifySelf: 'start',
    padding: `${space.xs} ${space.m}`,
    border: edge,
    borderRadius: radius.pill,
    color: color.ink,
    fontSize: '.8125rem',
    fontWeight: 700,
    letterSpacing: '.02em',
  },
  ({ shade }) => ({ background: shade }),
)

/** A category's name on its colour. */
export function CategoryTag({ name, shade }: Props) {
  return <Tag shade={shade}>{name}</Tag>
}
