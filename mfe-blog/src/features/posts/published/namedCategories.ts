import { readTexts } from '@site/contracts/readTexts'
import { blogTexts } from '../../../texts/blogTexts.ts'
import { type Category, categories, categoryOf } from '../categories.ts'

/** The categories as the agency calls them. For server code only. */
export function namedCategories(site: Parameters<typeof readTexts>[0]): readonly Category[] {
  const { categoryTexts } = readTexts(site, 'blogTexts', blogTexts)
  return categories.map((category) => ({ ...category, name: categoryTexts[category.slug]?.name ?? category.name }))
}

/** The names that differ from the usual ones, by slug: what a browser has to be told. */
export function otherNames(named: readonly Category[]): Readonly<Record<string, string>> {
  const usual: ReadonlySet<string> = new Set(categories.map(({ slug, name }) => `${slug} ${name}`))
  const other = named.filter(({ slug, name }) => !usual.has(`${slug} ${name}`))
  return Object.fromEntries(other.map(({ slug, name }) => [slug, name]))
}

/** Posts, which are stored with the usual name of their category, with the name that it has now. */
export function inNamed<Known extends { category: string }>(
  posts: readonly Known[],
  named: readonly Category[],
): readonly Known[] {
  const other = otherNames(named)
  if (Object.keys(other).length === 0) return posts
  const nameOf = (usual: string) => other[categoryOf(usual)?.slug ?? ''] ?? usual
  return posts.map((post) => ({ ...post, category: nameOf(post.category) }))
}
