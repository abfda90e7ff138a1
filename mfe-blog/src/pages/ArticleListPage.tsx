import styled from '@emotion/styled'
import type { PageProps } from '@site/contracts/Page'
import { island } from '@site/design/islands/island'
import { layout, space } from '@site/design/tokens'
import { ListHead } from '../features/list/hero/ListHead.tsx'
import { ListHero } from '../features/list/hero/ListHero.tsx'
import { listMetadata } from '../features/list/hero/listMetadata.ts'
import { first, PhoneOrder } from '../features/list/PhoneOrder.ts'
import type { ListData } from '../features/list/query/listData.ts'
import { listStateOf } from '../features/list/query/listState.ts'

const SearchBox = island(() => import('../features/list/hero/SearchBox.tsx').then((module) => module.SearchBox), {
  hydrate: 'idle',
  section: 'SearchBox',
})
const ServicesAndCases = island(
  () => import('../features/list/sections/ServicesAndCases.tsx').then((module) => module.ServicesAndCases),
  { hydrate: 'never', section: 'ServicesAndCases' },
)
const BlogEbookForm = island(
  () => import('../features/ebook/BlogEbookSection.tsx').then((module) => module.BlogEbookSection),
  { hydrate: 'visible', section: 'BlogEbookForm', margin: '100px' },
)
const ArticleBrowser = island(
  () => import('../features/list/results/ArticleBrowser.tsx').then((module) => module.ArticleBrowser),
  { hydrate: 'idle', placeholder: '60rem' },
)
const CategoryCounts = island(
  () => import('../features/list/sidebar/CategoryCounts.tsx').then((module) => module.CategoryCounts),
  { hydrate: 'never', section: 'CategoryCounts' },
)
const NewsletterCard = island(
  () => import('../features/newsletter/NewsletterCard.tsx').then((module) => module.NewsletterCard),
  { hydrate: 'visible', section: 'NewsletterCard', margin: '100px' },
)
const TopicsAndHelp = island(
  () => import('../features/list/sidebar/TopicsAndHelp.tsx').then((module) => module.TopicsAndHelp),
  { hydrate: 'never', section: 'TopicsAndHelp' },
)
const ClosingCall = island(
  () => import('../features/list/sections/ClosingCall.tsx').then((module) => module.ClosingCall),
  {
    hydrate: 'never',
    section: 'ClosingCall',
  },
)

const Columns = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  maxWidth: layout.width,
  margin: '0 auto',
  paddingBottom: layout.section,
  // Beside each other where there is room for both, and then the list takes what is left.
  '& > div': { flex: '99 1 min(34rem,100%)', minWidth: 0 },
})
// On a phone who searches or reads comes first, and what the agency sells after it.
const Margin = styled.div({ padding: `0 ${layout.margin}` }, first({ paddingTop: space.xl }))
const Sidebar = styled.aside({
  flex: '1 1 min(19rem,100%)',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(17rem,100%),1fr))',
  gap: space.xl,
  alignContent: 'start',
  // Not half a line for the long list, and nothing beside it.
  '& > :first-child': { gridColumn: '1/-1' },
  '& h2': { fontSize: '1.25rem' },
})

/** The blog's list of articles. What the address says is in the props alone; the fixed parts never change. */
export default function ArticleListPage({ query, data }: PageProps<ListData>) {
  const state = listStateOf(query)
  return (
    <>
      <ListHead metadata={listMetadata(data)} />
      <ListHero>
        <SearchBox search={state.search} category={state.category} />
      </ListHero>
      <PhoneOrder>
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
      </PhoneOrder>
      <ClosingCall />
    </>
  )
}
