import type { PostSummary } from '../posts/Post.ts'
import { articleSummary } from './articleSummary.ts'
import { filterPosts } from './filterPosts.ts'
import type { ListData } from './ListData.ts'
import type { ListState } from './ListState.ts'
import { paginate } from './paginate.ts'

const MOST_FEATURED = 3

/** What the list shows in a state. A failure while filtering falls back to all posts (specification, section 8). */
export function listDataOf(posts: readonly PostSummary[], state: ListState, filter = filterPosts): ListData {
  try {
    return listOf(posts, filter(posts, state), state)
  } catch {
    // A visitor is better served by all articles than by an error.
    return listOf(posts, posts, { ...state, search: '', category: 'all' })
  }
}

function listOf(posts: readonly PostSummary[], found: readonly PostSummary[], state: ListState): ListData {
  const { search, category } = state
  const { items, page, pages } = paginate(found, state.page)
  const featured = search || category !== 'all' ? [] : posts.filter((post) => post.featured).slice(0, MOST_FEATURED)
  return {
    search,
    category,
    articles: items.map(articleSummary),
    featured: featured.map(articleSummary),
    total: found.length,
    page,
    pages,
  }
}
