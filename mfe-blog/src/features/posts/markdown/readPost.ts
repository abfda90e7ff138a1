import { reasonOf } from '@site/contracts/parseContent'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Post } from '../Post.ts'
import { type FrontMatter, postSchema } from './postSchema.ts'
import { displayDate, readTimeOf } from './postTexts.ts'
import { renderArticle } from './renderArticle.ts'

/** A post as parsed from its file: complete except for the cover, of which only drawing and description are known. */
export type DraftPost = Omit<Post, 'cover'> & { cover: { drawing: string; alt: string } }

/** A post as its author wrote it. Its slug is the file's name. @throws Error that names file and field. */
export function readSource(fileName: string, source: string) {
  const slug = fileName.replace(/\.md$/, '')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(`${fileName}: the file name is the slug: small letters, digits, dashes`)
  const { fields, body, firstLine } = naming(fileName, () => splitFile(source))
  return { slug, stated: checked(fileName, fields), body, firstLine }
}

/** Parses a post. @throws Error that names file and field. */
export function readPost(fileName: string, source: string): DraftPost {
  const { slug, body, firstLine, ...read } = readSource(fileName, source)
  const { date, updated, cover, coverAlt, ...stated } = read.stated
  const article = naming(fileName, () => renderArticle(body, firstLine))

  return {
    ...stated,
    slug,
    date: displayDate(date),
    isoDate: date,
    lastChanged: updated ?? date,
    readTime: readTimeOf(article.words),
    ...article,
    cover: { drawing: cover, alt: coverAlt },
  }
}

/** The front matter between lines of three hyphens, and the text after it, whose first line has a number. */
function splitFile(source: string): { fields: unknown; body: string; firstLine: number } {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (!text.startsWith('---')) return { fields: {}, body: text, firstLine: 1 }
  const [front, kind = '', yaml = ''] = /^---(.*)\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(text) ?? []
  if (front === undefined) throw new Error('front matter must end with a line of three hyphens')
  if (!/^\s*(yaml)?\s*$/.test(kind)) throw new Error('front matter must be YAML')
  // In YAML 1.2 a date is a string. The line break keeps the numbers of lines in messages.
  return { fields: parse(`\n${yaml}`) ?? {}, body: text.slice(front.length), firstLine: front.split('\n').length }
}

function checked(fileName: string, fields: unknown): FrontMatter {
  const result = v.safeParse(postSchema, fields)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `field "${v.getDotPath(issue)}" ${reasonOf(issue)}`)
  throw new Error(`${fileName}: ${problems.join('; ')}`)
}

function naming<Result>(place: string, step: () => Result): Result {
  try {
    return step()
  } catch (cause) {
    throw new Error(`${place}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
