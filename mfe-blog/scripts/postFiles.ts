import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type DraftPost, readPost } from '../src/features/posts/markdown/readPost.ts'
import { summaryOf } from '../src/features/posts/PostIndex.ts'

/** What lists show of a post, from its file. */
type DraftSummary = ReturnType<typeof summaryOf<DraftPost['cover']>>

/** One Markdown file. */
export type PostFile = {
  /** Identifies its text and the code that parses it. */
  key: string
  summary: DraftSummary
  /** Makes the article. @throws Error that names file and field. */
  read(): DraftPost
}

type Options = {
  /** The file that caches summaries. It may be deleted at any time; a damaged one is ignored. */
  kept: string
  /** Identifies the code that parses posts: other code may make a different article from the same text. */
  code: string
  read?: typeof readPost
}

/**
 * The Markdown files of a folder, newest post first. Rendering thousands to HTML takes half a minute, so the summaries of
 * unchanged files are cached, and an article is only parsed when it is requested.
 * @throws Error that names file and field, also for an id that two posts claim.
 */
export function openPostFiles(folder: string, { kept: file, code, read = readPost }: Options): PostFile[] {
  const kept = readKept(file)
  const reader = createHash('sha256').update(code).digest('base64url')
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const files = names.sort().map((name): PostFile => {
    const source = readFileSync(join(folder, name), 'utf8')
    const key = createHash('sha256').update(`${reader}\n${name}\n${source}`).digest('base64url')
    const post = () => read(name, source)
    return { key, summary: (Object.hasOwn(kept, key) && kept[key]) || summaryOf(post()), read: post }
  })
  refuseSharedIds(files)
  mkdirSync(dirname(file), { recursive: true })
  const summaries = Object.fromEntries(files.map(({ key, summary }) => [key, summary]))
  writeFileSync(file, JSON.stringify({ summaries }))
  return files.sort(
    ({ summary: one }, { summary: other }) => other.isoDate.localeCompare(one.isoDate) || other.id - one.id,
  )
}

function refuseSharedIds(files: readonly PostFile[]): void {
  const slugOfId = new Map<number, string>()
  for (const { summary } of files) {
    const other = slugOfId.get(summary.id)
    if (other) throw new Error(`${summary.slug}.md: field "id" is ${summary.id}, which ${other}.md already has`)
    slugOfId.set(summary.id, summary.slug)
  }
}

function readKept(file: string): Record<string, DraftSummary> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isKept(content) ? content.summaries : {}
  } catch {
    return {}
  }
}

/** Written by this build under a key of everything that it was made from, so no further validation is needed. */
function isKept(content: unknown): content is { summaries: Record<string, DraftSummary> } {
  return typeof content === 'object' && content !== null && typeof Reflect.get(content, 'summaries') === 'object'
}
