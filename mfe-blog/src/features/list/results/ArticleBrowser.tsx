import styled from '@emotion/styled'
import { media, onBand, space } from '@site/design/tokens'
import { Fragment, useRef, useState } from 'react'
import { ArticleCard } from '../../card/ArticleCard.tsx'
import { firstOnMobile, MobileReorder } from '../MobileReorder.ts'
import type { ListData } from '../query/listData.ts'
import { countLine, LIST_ANCHOR, LIST_TITLE, titleOf } from '../query/listState.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { EmptyList } from './EmptyList.tsx'
import { FeaturedArticles } from './FeaturedArticles.tsx'
import { List, NewestArticles } from './NewestArticles.tsx'
import { Pagination } from './Pagination.tsx'
import { hasPromoAfter, PROMO_EVERY, PromoBanner } from './PromoBanner.tsx'

type Props = {
  /** The address's query. */
  search: string
  category: string
  /** The list for that query. */
  data: ListData
}

// A short list keeps the height of a window, so that what follows stays in place. On a phone it is right below the search,
// and stays there when the featured articles disappear.
const Room = styled.div<{ fills: boolean }>(
  { minHeight: '100vh' },
  firstOnMobile({ paddingBottom: space.x3 }),
  // After the filters of an empty list were cleared, what follows leaves the view at once rather than when articles arrive.
  ({ fills }) => fills && { minHeight: '300vh' },
)
const Title = styled.h2({
  overflowWrap: 'anywhere',
  // Space for two lines: what follows stays in place when the title changes.
  [media.mobile]: { display: 'grid', alignContent: 'end', minHeight: '2lh' },
  '&:focus': { outline: 'none', boxShadow: 'none' },
})
const Count = styled.p({ margin: `${space.s} 0 ${space.xl}`, color: onBand.soft })

/** Everything that depends on the address: featured articles, category chips, the list and its pagination. */
export function ArticleBrowser({ search, category, data }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const [cleared, setCleared] = useState<ListData>()
  const { articles, featured, newest, total, page, pages } = data
  const isFiltered = data.search === search && data.category === category

  // The clicked element may be gone in the new list: screen reader and keyboard users continue at its heading.
  const readOn = () => title.current?.focus({ preventScroll: true })
  const onClear = () => {
    setCleared(data)
    readOn()
  }

  return (
    <MobileReorder>
      <FeaturedArticles articles={featured} />
      <Room fills={cleared === data}>
        <section id={LIST_ANCHOR} aria-labelledby={LIST_TITLE}>
          <CategoryChips search={search} category={category} names={data.names} />
          <Title id={LIST_TITLE} ref={title} tabIndex={-1}>
            {titleOf(data)}
          </Title>
          <Count role="status">
            {`${isFiltered ? '' : 'Não foi possível filtrar agora: estes são todos os artigos. '}${countLine(total)}`}
          </Count>
          {total === 0 ? (
            <EmptyList newest={newest} onClear={onClear} />
          ) : (
            // A different list, rather than the former one with its cards rearranged.
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
        </section>
        {total > 0 && newest.length > 0 && (
          <section aria-label="Leia também">
            <NewestArticles title="Leia também:" articles={newest} />
          </section>
        )}
      </Room>
    </MobileReorder>
  )
}
