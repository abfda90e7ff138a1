import { listStateOf } from '../query/listState.ts'
import { readTexts } from '@site/contracts/readTexts'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { blogTexts } from '../../../texts/blogTexts.ts'
import { searchTextsOf } from '../query/articleListData.ts'
import { listMetadata } from './listMetadata.ts'

const texts = readTexts(sampleSite, 'blogTexts', blogTexts)
const textsAt = (category: string) => searchTextsOf({ category, names: {} }, texts)

it.each([
  { query: {}, total: 5, page: 1, pages: 1, canonical: '/blog', indexed: true, previous: undefined, next: undefined },
  {
    query: {},
    total: 13,
    page: 1,
    pages: 3,
    canonical: '/blog',
    indexed: true,
    previous: undefined,
    next: '/blog?page=2',
  },
  {
    query: { page: '2' },
    total: 13,
    page: 2,
    pages: 3,
    canonical: '/blog?page=2',
    indexed: true,
    previous: '/blog',
    next: '/blog?page=3',
  },
  {
    query: { page: '9999' },
    total: 13,
    page: 3,
    pages: 3,
    canonical: '/blog?page=3',
    indexed: true,
    previous: '/blog?page=2',
    next: undefined,
  },
  {
    query: { category: 'SEO Local' },
    total: 1,
    page: 1,
    pages: 1,
    canonical: '/blog?category=seo-local',
    indexed: true,
    previous: undefined,
    next: undefined,
  },
  {
    query: { category: 'clinicas', page: '2' },
    total: 7,
    page: 2,
    pages: 2,
    canonical: '/blog?category=clinicas&page=2',
    indexed: true,
    previous: '/blog?category=clinicas',
    next: undefined,
  },
  {
    query: { category: 'redes-sociais' },
    total: 0,
    page: 1,
    pages: 1,
    canonical: '/blog',
    indexed: false,
    previous: undefined,
    next: undefined,
  },
  {
    query: { category: 'nada' },
    total: 5,
    page: 1,
    pages: 1,
    canonical: '/blog',
    indexed: false,
    previous: undefined,
    next: undefined,
  },
  {
    query: { search: 'ads' },
    total: 7,
    page: 1,
    pages: 2,
    canonical: '/blog',
    indexed: false,
    previous: undefined,
    next: '/blog?search=ads&page=2',
  },
  {
    query: { search: 'ads', category: 'clinicas' },
    total: 2,
    page: 1,
    pages: 1,
    canonical: '/blog',
    indexed: false,
    previous: undefined,
    next: undefined,
  },
])(
  'gives the list at $query with $total articles the canonical address $canonical',
  ({ query, total, page, pages, canonical, indexed, previous, next }) => {
    const state = listStateOf(query as Record<string, string>)
    const metadata = listMetadata(
      { ...state, total, page, pages },
      textsAt(state.category),
      (query as { category?: string }).category,
    )

    expect(metadata).toMatchObject({ canonical, indexed })
    expect([metadata.previous, metadata.next]).toEqual([previous, next])
  },
)

it.each([
  { query: {}, page: 1, title: 'Blog de marketing digital para negócios locais' },
  { query: { page: '2' }, page: 2, title: 'Blog de marketing digital para negócios locais, página 2 de 3' },
  { query: { category: 'delivery' }, page: 1, title: 'Artigos sobre Delivery' },
  { query: { search: 'pizza' }, page: 1, title: 'Resultados para "pizza"' },
  { query: { category: 'Cassino online' }, page: 1, title: 'Blog de marketing digital para negócios locais' },
])('titles the list at $query $title', ({ query, page, title }) => {
  const state = listStateOf(query as Record<string, string>)
  expect(listMetadata({ ...state, total: 13, page, pages: 3 }, textsAt(state.category)).title).toBe(title)
})
