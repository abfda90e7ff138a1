import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'
import { copyRepository } from '../../support/releases/copyRepository.ts'
import type { Figures } from '../report/Report.ts'
import type { BlogFigures } from './blogFigures.ts'
import { measureBlog } from './measureBlog.ts'
import { writePosts } from './writePosts.ts'

/** Numbers of posts; `POSTS='5 1000'` sets others. */
const sizes = (process.env.POSTS ?? '5 1000 5000 10000').split(' ').map(Number)
const root = join(import.meta.dirname, '../../..')

const labels: Record<keyof BlogFigures, string> = {
  build: 'build with covers, s',
  release: 'rebuild and release, s',
  released: 'files of the release, MB',
  firstStart: 'start without cached pages, s',
  cachedStart: 'start with cached pages, s',
  startMemory: 'resident memory afterwards, MB',
  pagesMemory: '... and after random articles, MB',
  allMemory: '... with its render processes, MB',
  releaseMemory: '... peak while a release goes live, MB',
  articleP99: 'random articles, p99, ms',
  toLive: 'changed post: command to live, s',
  gate: '... of which composition, s',
  idleP99: 'other pages before, p99, ms',
  busyP99: '... while it goes live, p99, ms',
  longestPause: '... while it goes live, longest, ms',
  list: 'list page, bytes',
  scripts: 'scripts, bytes',
  rss: 'RSS feed, bytes',
  atom: 'Atom feed, bytes',
  failure: 'failed with',
}

/** Prints what blogs of several sizes cost to build, release, start, keep in memory and change. */
export async function blogBench(): Promise<Figures> {
  const measured: Record<string, BlogFigures> = {}
  for (const count of sizes) {
    const copy = copyRepository()
    try {
      cpSync(join(root, 'releases'), join(copy, 'releases'), { recursive: true })
      rmSync(join(copy, 'releases', sharedFolder.compositions), { recursive: true, force: true })
      writePosts(join(copy, 'mfe-blog/content'), count)
      measured[count] = await measureBlog(copy, count)
      console.log(`${count} posts: ${JSON.stringify(measured[count])}`)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  }
  console.log(
    `\n${'Number of posts, measured once'.padEnd(38)}${sizes.map((count) => String(count).padStart(11)).join('')}`,
  )
  for (const [name, label] of Object.entries(labels) as [keyof BlogFigures, string][]) {
    const figures = sizes.map((count) => String(measured[count]?.[name] ?? '-').padStart(11))
    if (figures.some((figure) => figure.trim() !== '-')) console.log(`${label.padEnd(38)}${figures.join('')}`)
  }
  return measured
}

if (process.argv[1] === import.meta.filename) await blogBench()
