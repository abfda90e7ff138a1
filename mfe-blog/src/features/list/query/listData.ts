import type { BlogTexts } from '../../../texts/blogTexts.ts'
import { type ArticleSummary, articleSummary } from '../../card/articleSummary.ts'
import type { Views } from '../../card/articleViews.ts'
import { type Category, categories, categoryOf, foldText } from '../../posts/categories.ts'
import type { PostSummary } from '../../posts/PostIndex.ts'
import { otherNames } from '../../posts/published/namedCategories.ts'
import type { CategoryNames, ListState } from './listState.ts'

/** What the page says around its list. */
export type ListTexts = Pick<BlogTexts, 'hero' | 'search'>

/** The list for an address. */
export type ListData = {
  /** The applied filters: none and 'all' if filtering failed. */
  search: string
  category: string
  names: CategoryNames
  /** The articles on this page of the list, at most six. */
  articles: readonly ArticleSummary[]
  /** Shown above the list; empty during a search or in a category. */
  featured: readonly ArticleSummary[]
  /** Offered besides the articles of a category that has none yet, or only one; otherwise empty. */
  newest: readonly ArticleSummary[]
  /** The number of articles on all pages. */
  total: number
  page: number
  pages: number
}

const MAX_FEATURED = 3
const MAX_NEWEST = 3

type Options = {
  views?: Views | undefined
  /** As the agency calls them, and as the posts do. */
  named?: readonly Category[]
  filter?: typeof filterPosts
}

/**
 * The list for a state; `posts` are sorted newest first. If filtering fails, all posts are shown (specification, section 8).
 */
export function listDataOf(
  posts: readonly PostSummary[],
  state: ListState,
  { views = {}, named = categories, filter = filterPosts }: Options = {},
): ListData {
  try {
    return listOf(posts, filter(posts, state, named), state, { views, named })
  } catch {
    // All articles are more use to a visitor than an error.
    return listOf(posts, posts, { ...state, search: '', category: 'all' }, { views, named })
  }
}

function listOf(
  posts: readonly PostSummary[],
  found: readonly PostSummary[],
  state: ListState,
  { views, named }: { views: Views; named: readonly Category[] },
): ListData {
  const { search, category } = state
  const summaries = (some: readonly PostSummary[]) => some.map((post) => articleSummary(post, views, named))
  const { items, page, pages } = paginate(found, state.page)
  const featured = search || category !== 'all' ? [] : posts.filter((post) => post.featured).slice(0, MAX_FEATURED)
  return {
    search,
    category,
    names: otherNames(named),
    articles: summaries(items),
    featured: summaries(featured),
    newest: search ? [] : summaries(newestBeside(posts, found)),
    total: found.length,
    page,
    pages,
  }
}

/** The newest posts that a list of at most one does not have; with it, there are as many as below an empty list. */
function newestBeside(posts: readonly PostSummary[], found: readonly PostSummary[]) {
  if (found.length > 1) return []
  return posts.filter((post) => !found.includes(post)).slice(0, MAX_NEWEST - found.length)
}

/** Articles on one page of the list (specification, section 9). */
export const PAGE_SIZE = 6

/** One page of the items. A page beyond the last becomes the last; no items are one empty page. */
export function paginate<Item>(items: readonly Item[], wanted: number) {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pages)
  return { items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages }
}

type Searched = Pick<PostSummary, 'title' | 'excerpt' | 'category' | 'tags'>

/** The posts whose title, excerpt, category or tags contain the text, and that are in the chosen category. */
export function filterPosts<Post extends Searched>(
  posts: readonly Post[],
  { search, category }: Pick<ListState, 'search' | 'category'>,
  named: readonly Category[] = categories,
): Post[] {
  const text = foldText(search)
  const slug = categoryOf(category)?.slug
  const chosen = category === 'all' ? undefined : foldText(named.find((one) => one.slug === slug)?.name ?? category)
  return posts.filter(
    (post) =>
      (chosen === undefined || foldText(post.category) === chosen) &&
      (text === '' || foldText([post.title, post.excerpt, post.category, ...post.tags].join('\n')).includes(text)),
  )
}
