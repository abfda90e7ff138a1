import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DAY = 24 * 60 * 60 * 1000

/**
 * Replaces the posts in a blog's content folder with `count` generated ones, which reuse the texts, covers and categories
 * in turn. Each has its own title and excerpt, so that a list of them compresses no better than a real one.
 */
export function writePosts(content: string, count: number): void {
  const names = readdirSync(content).filter((name) => name.endsWith('.md'))
  const sources = names.map((name) => readFileSync(join(content, name), 'utf8'))
  const sentences = sources
    .flatMap((source) => source.split(/\n|(?<=[.?]) /))
    .filter((line) => /^\p{Lu}.{60,}/u.test(line))
  for (const name of names) rmSync(join(content, name))
  for (let id = 1; id <= count; id++) {
    const sentence = (offset: number) => sentences[(id * 7 + offset) % sentences.length] ?? ''
    const date = new Date(Date.UTC(2025, 0, 1) - id * DAY).toISOString().slice(0, 10)
    const post = (sources[id % sources.length] ?? '')
      .replace(/^id: .*/m, `id: ${id}`)
      // Quoted, because a sentence may contain a colon.
      .replace(/^title: .*/m, () => `title: ${JSON.stringify(`${sentence(0).slice(0, 60)} ${id}`)}`)
      .replace(/^excerpt: .*/m, () => `excerpt: ${JSON.stringify(`${sentence(1).slice(0, 160)} ${id}`)}`)
      .replace(/^date: .*/m, `date: ${date}`)
    writeFileSync(join(content, `artigo-gerado-${id}.md`), post)
  }
}
