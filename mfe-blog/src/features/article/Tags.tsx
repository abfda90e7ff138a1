import styled from '@emotion/styled'
import { space } from '@site/design/tokens'
import { SearchLinks } from '../list/SearchLinks.tsx'

type Props = { tags: readonly string[] }

const List = styled(SearchLinks)({ marginTop: space.x3 })

/** What an article is about, each leading to a search for it. */
export function Tags({ tags }: Props) {
  return <List aria-label="Assuntos do artigo" searches={tags} />
}
