import { readCollection } from '@site/contracts/readCollection'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { displayDate, readTimeOf } from '../markdown/postTexts.ts'
import { renderArticle, wordsIn } from '../markdown/renderArticle.ts'
import type { Post } from '../Post.ts'
import { type PostSummary, summaryOf } from '../PostIndex.ts'
import { type PublishedPost, postCollection } from './postCollection.ts'

type Facts = Pick<SiteFacts, 'content'>

/** The post that writers have published at an address, if there is one. */
export function publishedPost(site: Facts, slug: string | undefined): Post | undefined {
  return entriesOf(site).flatMap((entry, index) => (entry.slug === slug ? postOf(entry, index) : []))[0]
}

/** Posts of the repository and of writers, newest first. Of two at one address, the writers' counts. */
export function withPublished(site: Facts, posts: readonly Post[]): readonly Post[] {
  return merged(entriesOf(site).map(postOf), posts)
}

/** The same for what lists show, which needs no article. */
export function withPublishedSummaries(site: Facts, posts: readonly PostSummary[]): readonly PostSummary[] {
  const summaries = entriesOf(site).map((entry, index) => {
    const words = wordsIn(entry.body)
    return summaryOf({ ...factsOf(entry, index, words), content: '', contents: [], words })
  })
  return merged(summaries, posts)
}

const entriesOf = (site: Facts): PublishedPost[] => readCollection(site, 'posts', postCollection)?.items ?? []

function merged<Known extends PostSummary>(published: readonly Known[], posts: readonly Known[]): readonly Known[] {
  if (published.length === 0) return posts
  const taken = new Set(published.map(({ slug }) => slug))
  const all = [...published, ...posts.filter(({ slug }) => !taken.has(slug))]
  return all.toSorted((one, other) => (one.isoDate < other.isoDate ? 1 : Number(one.isoDate === other.isoDate) - 1))
}

/** @throws Error that names the field if the article has what an article must not contain */
function postOf(entry: PublishedPost, index: number): Post {
  const article = articleOf(entry, index)
  return { ...factsOf(entry, index, article.words), ...article }
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
    date,
    updated = date,
    cover,
    title,
    excerpt,
    seoTitle = title,
    seoDescription,
    ...stated
  } = entry
  const { files: _files, ...picture } = cover.picture
  return {
    ...stated,
    ...{ title, excerpt, words, id: FIRST_ID + index },
    date: displayDate(date),
    isoDate: date,
    lastChanged: updated,
    readTime: readTimeOf(words),
    seoTitle,
    seoDescription: seoDescription ?? excerpt,
    cover: { ...picture, alt: cover.alt },
  }
}
