import { readCollection } from '@site/contracts/readCollection'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { displayDate, readTimeOf } from '../markdown/postTexts.ts'
import { renderArticle, wordsIn } from '../markdown/renderArticle.ts'
import type { Cover, Post } from '../Post.ts'
import { type PostSummary, summaryOf } from '../PostIndex.ts'
import { type PublishedPost, postCollection } from './postCollection.ts'

type Facts = Pick<SiteFacts, 'content'>
type Covered = Pick<PostSummary, 'slug' | 'cover'>

/** The post that writers have published at an address, if there is one. It may keep the cover of the one that it replaces. */
export function publishedPost(site: Facts, slug: string | undefined, replaced?: Covered): Post | undefined {
  const index = entriesOf(site).findIndex((entry) => entry.slug === slug)
  return postsOf(site, replaced ? [replaced] : [])[index]
}

/** Posts of the repository and of writers, newest first. Of two at one address, the writers' counts. */
export function withPublished(site: Facts, posts: readonly Post[]): readonly Post[] {
  return merged(postsOf(site, posts), posts)
}

/** The same for what lists show, which needs no article. */
export function withPublishedSummaries(site: Facts, posts: readonly PostSummary[]): readonly PostSummary[] {
  const summaries = entriesOf(site).map((entry, index) => {
    const words = wordsIn(entry.body)
    const cover = coverOf(entry, posts)
    return cover && summaryOf({ ...factsOf(entry, index, words), cover, content: '', contents: [], words })
  })
  return merged(summaries, posts)
}

/** @throws Error that names the first entry without a photo, of which the release, whose posts these are, has no drawing either */
export function requireCovers(site: Facts, posts: readonly Covered[]): void {
  const index = entriesOf(site).findIndex((entry) => !coverOf(entry, posts))
  if (index >= 0) throw new Error(`content posts.items.${index}.cover: precisa de uma foto.`)
}

const entriesOf = (site: Facts): PublishedPost[] => readCollection(site, 'posts', postCollection)?.items ?? []

const postsOf = (site: Facts, posts: readonly Covered[]) =>
  entriesOf(site).map((entry, index) => {
    const cover = coverOf(entry, posts)
    return cover && postOf(entry, index, cover)
  })

/** Its photo, or the drawing of the post that it replaces. */
function coverOf({ cover, slug }: PublishedPost, posts: readonly Covered[]): Cover | undefined {
  if (!cover) return posts.find((post) => post.slug === slug)?.cover
  // What only the desk needs stays off the page.
  const { files: _files, original: _original, point: _point, ...picture } = cover.picture
  return { ...picture, alt: cover.alt }
}

function merged<Known extends PostSummary>(
  published: readonly (Known | undefined)[],
  posts: readonly Known[],
): readonly Known[] {
  if (published.length === 0) return posts
  const shown = published.flatMap((post) => post ?? [])
  const taken = new Set(shown.map(({ slug }) => slug))
  const all = [...shown, ...posts.filter(({ slug }) => !taken.has(slug))]
  return all.toSorted((one, other) => (one.isoDate < other.isoDate ? 1 : Number(one.isoDate === other.isoDate) - 1))
}

/** @throws Error that names the field if the article has what an article must not contain */
function postOf(entry: PublishedPost, index: number, cover: Cover): Post {
  const article = articleOf(entry, index)
  return { ...factsOf(entry, index, article.words), ...article, cover }
}

function articleOf({ body }: PublishedPost, index: number) {
  try {
    return renderArticle(body)
  } catch (error) {
    throw new Error(`content posts.items.${index}.body: ${error instanceof Error ? error.message : error}`)
  }
}

/** Ids of writers' posts come after all of the repository's. */
const FIRST_ID = 100_000

function factsOf(entry: PublishedPost, index: number, words: number) {
  const {
    body: _body,
    cover: _cover,
    date,
    updated = date,
    title,
    excerpt,
    seoTitle = title,
    seoDescription,
    ...stated
  } = entry
  return {
    ...stated,
    ...{ title, excerpt, words, id: FIRST_ID + index },
    date: displayDate(date),
    isoDate: date,
    lastChanged: updated,
    readTime: readTimeOf(words),
    seoTitle,
    seoDescription: seoDescription ?? excerpt,
  }
}
