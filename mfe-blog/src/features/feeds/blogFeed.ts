import { fillIn } from '@site/contracts/placeholders'
import { readTexts } from '@site/contracts/readTexts'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { escape as escapeHtml } from 'html-escaper'
import { blogTexts } from '../../texts/blogTexts.ts'
import { latestChange, type Post, postUrl } from '../posts/Post.ts'

/** Feed readers look for what is new; the whole archive in full text would be megabytes each time. */
export const POSTS_IN_A_FEED = 20

/** What both feeds contain about the blog. `posts` are sorted newest first. */
export function feedFacts(site: SiteFacts, posts: readonly Post[]) {
  const { brand, siteUrl } = site
  const newest = posts.slice(0, POSTS_IN_A_FEED)
  return {
    title: `Blog da ${brand}`,
    description: readTexts(site, 'blogTexts', blogTexts).feed,
    address: `${siteUrl}/blog`,
    language: 'pt-BR',
    copyright: `© ${brand}`,
    newest,
    // A blog without posts has no date of its own; the founding year satisfies Atom without a clock.
    updated: timeOf(latestChange(newest) ?? '2020-01-01'),
  }
}

/** A day as a moment: noon in UTC is on the same day everywhere in Brazil. */
export function timeOf(isoDate: string): Date {
  return new Date(`${isoDate}T12:00:00Z`)
}

/** A post's category and tags, each once regardless of capitals. */
export function feedTopics({ category, tags }: Pick<Post, 'category' | 'tags'>): string[] {
  return [category, ...tags.filter((tag) => tag.toLowerCase() !== category.toLowerCase())]
}

/** The whole article for a feed reader: cover and text, with absolute URLs. */
export function feedContent(
  site: Pick<SiteFacts, 'siteUrl' | 'openingHours' | 'numbers' | 'evidence'>,
  post: Post,
): string {
  const { social, alt } = post.cover
  const cover = `<p><img src="${site.siteUrl}${social.src}" alt="${escapeHtml(alt)}" width="${social.width}" height="${social.height}"></p>`
  return `${cover}\n${absoluteLinks(fillIn(post.content, site), site.siteUrl, postUrl(site, post))}`
}

/** An article's HTML for a reader outside the site: links become absolute. */
function absoluteLinks(html: string, siteUrl: string, articleUrl: string): string {
  return html.replace(/ href="([/#])/g, (_, start) => ` href="${start === '#' ? articleUrl : siteUrl}${start}`)
}

/**
 * The feed library puts CDATA on a line of its own, so that a title with an ampersand would start and end with white space.
 * This removes it. Inside CDATA neither pattern can occur, because its text is escaped HTML.
 */
export function withoutPaddedCData(xml: string): string {
  return xml.replace(/(?<=>)\s+(?=<!\[CDATA\[)|(?<=\]\]>)\s+(?=<\/)/g, '')
}
