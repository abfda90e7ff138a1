import type { APIRequestContext } from 'playwright/test'
import { metaOf } from '../html/documentHead.ts'

export type PublishedArticle = { path: string; day: string }

/** The articles of the tested site, newest first, with their day: a new one changes no expectation. */
export async function publishedArticles(request: APIRequestContext): Promise<PublishedArticle[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>[^<]*(\/blog\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  if (paths.length === 0) throw new Error('The sitemap has no articles.')
  const dayOf = async (path: string) => metaOf(await (await request.get(path)).text(), 'article:published_time')
  const articles = await Promise.all(paths.map(async (path) => ({ path, day: await dayOf(path) })))
  return articles.sort((one, other) => other.day.localeCompare(one.day))
}
