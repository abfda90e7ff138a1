import styled from '@emotion/styled'
import { media, onBand, space } from '@site/design/tokens'
import { Fragment, useRef } from 'react'
import { ArticleCard } from '../../card/ArticleCard.tsx'
import { first, PhoneOrder } from '../PhoneOrder.ts'
import type { ListData } from '../query/listData.ts'
import { countLine, LIST_ANCHOR, LIST_TITLE, titleOf } from '../query/listState.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { EmptyList } from './EmptyList.tsx'
import { FeaturedArticles } from './FeaturedArticles.tsx'
import { Pagination } from './Pagination.tsx'
import { hasPromoAfter, PROMO_EVERY, PromoBanner } from './PromoBanner.tsx'

type Props = {
  /** What the address asks for. */
  search: string
  category: string
  /** What there is to show for it. */
  data: ListData
}

// A short list keeps the room of a window, so that what follows it stays where it is. On a phone it stands right under
// the search, and stays there when the featured articles go.
const Room = styled.section({ minHeight: '100vh' }, first({ paddingBottom: space.x3 }))
const Title = styled.h2({
  overflowWrap: 'anywhere',
  // Room for two lines: what follows stays where it is when the title changes.
  [media.mobile]: { display: 'grid', alignContent: 'end', minHeight: '2lh' },
  '&:focus': { outline: 'none', boxShadow: 'none' },
})
const Count = styled.p({ margin: `${space.s} 0 ${space.xl}`, color: onBand.soft })
const List = styled.ul({ display: 'grid', gap: space.xl, padding: 0, listStyle: 'none' })

/** Everything that changes with the address: featured articles, category chips, the list and its pages. */
export function ArticleBrowser({ search, category, data }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const { articles, featured, total, page, pages } = data
  const isFiltered = data.search === search && data.category === category

  // The part that was clicked may be gone in the new list: whoever listens or uses the keyboard goes on at its heading.
  const readOn = () => title.current?.focus({ preventScroll: true })

  return (
    <PhoneOrder>
      <FeaturedArticles articles={featured} />
      <Room id={LIST_ANCHOR} aria-labelledby={LIST_TITLE}>
        <CategoryChips search={search} category={category} />
        <Title id={LIST_TITLE} ref={title} tabIndex={-1}>
          {titleOf(data)}
        </Title>
        <Count role="status">
          {!isFiltered && 'Não foi possível filtrar agora: estes são todos os artigos. '}
          {countLine(total)}
        </Count>
        {total === 0 ? (
          <EmptyList newest={data.newest} onClear={readOn} />
        ) : (
          // Another list, not the former one with its cards moved.
          <List key={`${data.search} ${data.category} ${page}`}>
            {articles.map((article, position) => (
              <Fragment key={article.slug}>
                <li>
                  <ArticleCard article={article} />
                </li>
                {hasPromoAfter(position) && (
                  <li>
                    <PromoBanner first={position < PROMO_EVERY} />
                  </li>
                )}
              </Fragment>
            ))}
          </List>
        )}
        <Pagination state={{ search, category, page }} page={page} pages={pages} onFollow={readOn} />
      </Room>
    </PhoneOrder>
  )
}
