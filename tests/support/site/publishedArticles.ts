import type { APIRequestContext } from 'playwright/test'

export type PublishedArticle = { path: string; day: string }

/** The articles of the tested site, newest first, from its sitemap: a new one changes no expectation. */
export async function publishedArticles(request: APIRequestContext): Promise<PublishedArticle[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const entries = [...sitemap.matchAll(/<loc>[^<]*(\/blog\/[^<]+)<\/loc>\s*<lastmod>([^<T]*)/g)]
  if (entries.length === 0) throw new Error('The sitemap has no articles.')
  return entries
    .map(([, path = '', day = '']) => ({ path, day }))
    .sort((one, other) => other.day.localeCompare(one.day))
}
