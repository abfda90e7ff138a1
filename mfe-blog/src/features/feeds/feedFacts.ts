import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Post } from '../posts/Post.ts'
import { noonOf } from './noonOf.ts'

/** Readers ask for what is new; the whole archive with full text would be megabytes at every visit. */
const POSTS_IN_A_FEED = 20

/** What both feeds say of the blog. `posts` come newest first. */
export function feedFacts({ brand, siteUrl }: SiteFacts, posts: readonly Post[]) {
  const newest = posts.slice(0, POSTS_IN_A_FEED)
  return {
    title: `Blog da ${brand}`,
    description:
      'Marketing digital para pequenos negócios: sites, Google, anúncios e WhatsApp, com passo a passo e contas.',
    address: `${siteUrl}/blog`,
    language: 'pt-BR',
    copyright: `© ${brand}`,
    newest,
    // A blog without posts has no date of its own; the founding year keeps what Atom requires without a clock.
    updated: noonOf(newest[0]?.isoDate ?? '2020-01-01'),
  }
}
