import styled from '@emotion/styled'
import type { PageProps } from '@site/contracts/Page'
import { island } from '@site/design/islands/island'
import { layout, space } from '@site/design/tokens'
import { ListHead } from '../features/list/hero/ListHead.tsx'
import { ListHero } from '../features/list/hero/ListHero.tsx'
import { listMetadata } from '../features/list/hero/listMetadata.ts'
import { firstOnMobile, MobileReorder } from '../features/list/MobileReorder.ts'
import type { ListData, ListTexts } from '../features/list/query/listData.ts'
import { listStateOf } from '../features/list/query/listState.ts'
import { Closing } from '../features/list/sections/Closing.tsx'
import { ServicesAndCases } from '../features/list/sections/ServicesAndCases.tsx'
import { CategoryCounts } from '../features/list/sidebar/CategoryCounts.tsx'
import { TopicsAndHelp } from '../features/list/sidebar/TopicsAndHelp.tsx'

const SearchBox = island(
  () => import(/* webpackMode: 'eager' */ '../features/list/hero/SearchBox.tsx').then((module) => module.SearchBox),
  {
    hydrate: 'intent',
    section: 'SearchBox',
  },
)
const BlogEbookForm = island(
  () => import('../features/ebook/BlogEbookSection.tsx').then((module) => module.BlogEbookSection),
  { hydrate: 'visible', section: 'BlogEbookForm', margin: '100px' },
)
const ArticleBrowser = island(
  () =>
    import(/* webpackMode: 'eager' */ '../features/list/results/ArticleBrowser.tsx').then(
      (module) => module.ArticleBrowser,
    ),
  { hydrate: 'intent', section: 'ArticleBrowser', placeholder: '60rem' },
)
const NewsletterCard = island(
  () => import('../features/newsletter/NewsletterCard.tsx').then((module) => module.NewsletterCard),
  { hydrate: 'visible', section: 'NewsletterCard', margin: '100px' },
)

const Columns = styled.div({
  display: 'grid',
  gap: space.x3,
  gridTemplateColumns: 'minmax(0,1fr)',
  maxWidth: layout.width,
  margin: '0 auto',
  paddingBottom: layout.section,
  // Side by side if both fit; the list has its width before the sidebar has arrived.
  '@media (min-width:60em)': { gridTemplateColumns: 'minmax(0,1fr) 19rem' },
})
// On a phone, search and articles come first, and the agency's offers after them.
const Margin = styled.div({ padding: `0 ${layout.margin}` }, firstOnMobile({ paddingTop: space.xl }))
const Sidebar = styled.aside({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(18rem,100%),1fr))',
  gap: space.xl,
  // The last one has the rest of the list's height, so that it may stay in view.
  gridTemplateRows: 'auto auto 1fr',
  // The full width, with nothing next to it.
  '& > :first-child': { gridColumn: '1/-1' },
  '& h2': { fontSize: '1.25rem' },
})

/** The blog's article list. Whatever depends on the address is in the props; the other parts never change. */
export default function ArticleListPage({ query, data }: PageProps<ListData & { texts: ListTexts }>) {
  const state = listStateOf(query)
  return (
    <>
      <ListHead metadata={listMetadata(data, data.texts.search, query.category)} />
      <ListHero texts={data.texts.hero}>
        <SearchBox search={state.search} category={state.category} />
      </ListHero>
      <MobileReorder>
        <ServicesAndCases />
        <BlogEbookForm />
        <Margin>
          <Columns>
            <div>
              <ArticleBrowser search={state.search} category={state.category} data={data} />
            </div>
            <Sidebar aria-label="Mais do blog">
              <CategoryCounts />
              <NewsletterCard />
              <TopicsAndHelp />
            </Sidebar>
          </Columns>
        </Margin>
      </MobileReorder>
      <Closing />
    </>
  )
}
