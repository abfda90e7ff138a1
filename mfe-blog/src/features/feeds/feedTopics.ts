import type { Post } from '../posts/Post.ts'

/** Category and tags of a post, each once whatever its capitals. */
export function feedTopics({ category, tags }: Pick<Post, 'category' | 'tags'>): string[] {
  return [category, ...tags.filter((tag) => tag.toLowerCase() !== category.toLowerCase())]
}
