import * as v from 'valibot'
import { displayDate } from './displayDate.ts'
import { frontMatter } from './frontMatter.ts'
import type { Post } from './Post.ts'
import { type FrontMatter, postSchema } from './postSchema.ts'
import { readTimeOf } from './readTimeOf.ts'
import { renderArticle } from './renderArticle.ts'

/** A post as its file says it: complete but for the cover, of which only drawing and description are known. */
export type DraftPost = Omit<Post, 'cover'> & { cover: { drawing: string; alt: string } }

/**
 * Reads one post. Its slug is the file's name.
 * @throws Error that names file and field.
 */
export function readPost(fileName: string, source: string): DraftPost {
  const slug = fileName.replace(/\.md$/, '')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(`${fileName}: the file name is the slug: small letters, digits, dashes`)
  const { fields, body } = naming(fileName, () => frontMatter(source))
  const { date, cover, coverAlt, ...stated } = checked(fileName, fields)
  const article = naming(`${fileName}: field "content"`, () => renderArticle(body))

  return {
    ...stated,
    slug,
    date: displayDate(date),
    isoDate: date,
    readTime: readTimeOf(article.words),
    ...article,
    cover: { drawing: cover, alt: coverAlt },
  }
}

function checked(fileName: string, fields: unknown): FrontMatter {
  const result = v.safeParse(postSchema, fields)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `field "${v.getDotPath(issue)}" ${reasonOf(issue)}`)
  throw new Error(`${fileName}: ${problems.join('; ')}`)
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'is not known' : 'is missing'
  return issue.message
}

function naming<Result>(place: string, step: () => Result): Result {
  try {
    return step()
  } catch (cause) {
    throw new Error(`${place}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
