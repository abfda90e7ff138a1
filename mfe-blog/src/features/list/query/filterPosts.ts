import { categoryOf, foldText } from '../../posts/categoryOf.ts'
import type { PostSummary } from '../../posts/Post.ts'
import type { ListState } from './listUrl.ts'

type Searched = Pick<PostSummary, 'title' | 'excerpt' | 'category' | 'tags'>

/** The posts whose title, excerpt, category or tags have the text, and whose category is the chosen one. */
export function filterPosts<Post extends Searched>(
  posts: readonly Post[],
  { search, category }: Pick<ListState, 'search' | 'category'>,
): Post[] {
  const text = foldText(search)
  const chosen = category === 'all' ? undefined : foldText(categoryOf(category)?.name ?? category)
  return posts.filter(
    (post) =>
      (chosen === undefined || foldText(post.category) === chosen) &&
      [post.title, post.excerpt, post.category, ...post.tags].some((part) => foldText(part).includes(text)),
  )
}
