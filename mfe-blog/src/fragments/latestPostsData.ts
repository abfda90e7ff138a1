import type { JsonProps } from '@site/contracts/Fragment'
import * as v from 'valibot'
import { newestPosts } from '../features/posts/newestPosts.ts'
import { props as propsSchema } from './LatestPosts.tsx'

/** The articles themselves come from the release: whoever places the fragment only says how many. */
export function load({ props }: { props: JsonProps }) {
  const { count } = v.parse(propsSchema, props)
  const articles = newestPosts()
    .slice(0, count)
    .map(({ slug, title, readTime }) => ({ slug, title, readTime }))
  return { articles }
}
