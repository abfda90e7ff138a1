import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyRepository } from '../../support/releases/copyRepository.ts'
import type { Figures } from '../report/Report.ts'
import type { BlogFigures } from './blogFigures.ts'
import { measureBlog } from './measureBlog.ts'
import { writePosts } from './writePosts.ts'

/** So many posts each blog has; `POSTS='5 1000'` for others. */
const sizes = (process.env.POSTS ?? '5 1000 5000 10000').split(' ').map(Number)
const root = join(import.meta.dirname, '../../..')

const labels: Record<keyof BlogFigures, string> = {
  build: 'build, covers included, s',
  release: 'build once more and release, s',
  released: 'files of the release, MB',
  firstStart: 'start, nothing finished before, s',
  keptStart: 'start, finished before, s',
  startMemory: 'resident memory after it, MB',
  pagesMemory: '... and after articles at random, MB',
  articleP99: 'articles at random, p99, ms',
  toLive: 'a post changed: command to live, s',
  gate: '... of which composition, s',
  quietP99: 'other pages, p99, before it, ms',
  busyP99: '... while it is taken up, ms',
  longestPause: '... longest of all, ms',
  list: 'list page, bytes',
  scripts: 'scripts, bytes',
  rss: 'RSS feed, bytes',
  atom: 'Atom feed, bytes',
  failure: 'ended by',
}

/** What blogs of several sizes cost: to build, release, start, keep in memory and to change. */
export async function blogBench(): Promise<Figures> {
  const measured: Record<string, BlogFigures> = {}
  for (const count of sizes) {
    const copy = copyRepository()
    try {
      cpSync(join(root, 'releases'), join(copy, 'releases'), { recursive: true })
      rmSync(join(copy, 'releases/.finished'), { recursive: true, force: true })
      writePosts(join(copy, 'mfe-blog/content'), count)
      measured[count] = await measureBlog(copy, count)
      console.log(`${count} posts: ${JSON.stringify(measured[count])}`)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  }
  console.log(`\n${'A blog of so many posts'.padEnd(38)}${sizes.map((count) => String(count).padStart(11)).join('')}`)
  for (const [name, label] of Object.entries(labels) as [keyof BlogFigures, string][]) {
    const figures = sizes.map((count) => String(measured[count]?.[name] ?? '-').padStart(11))
    if (figures.some((figure) => figure.trim() !== '-')) console.log(`${label.padEnd(38)}${figures.join('')}`)
  }
  return measured
}

if (process.argv[1] === import.meta.filename) await blogBench()
