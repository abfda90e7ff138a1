import styled from '@emotion/styled'
import { color, edge, radius, space } from '@site/design/tokens'
import { categories } from '../posts/categories.ts'

type Props = { name: string }

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
export function CategoryTag({ name }: Props) {
  return <Tag shade={categories.find((category) => category.name === name)?.color ?? color.sky}>{name}</Tag>
}
