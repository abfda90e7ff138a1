import type { PostSummary } from '../posts/Post.ts'

const MOST_RELATED = 3

/** The three most recent posts other than this one (specification, section 2), newest first. */
export function relatedPosts<Post extends Pick<PostSummary, 'slug' | 'isoDate'>>(
  posts: readonly Post[],
  slug: string,
): Post[] {
  return posts
    .filter((post) => post.slug !== slug)
    .sort((one, other) => other.isoDate.localeCompare(one.isoDate))
    .slice(0, MOST_RELATED)
}
