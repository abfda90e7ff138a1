import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { StartedServer } from '@site/remote-kit/dev/startServer'
import { currentRelease } from '../../support/releases/currentRelease.ts'
import { releaseToLive } from '../release/releaseToLive.ts'
import { runKit, uncheckedRelease } from '../release/runKit.ts'
import { atRest } from '../server/processorTime.ts'
import { gateSeconds, residentMegabytes, round, secondsSince, startSiteOf, startTime } from '../server/serverFigures.ts'
import { askArticles, askOthers, bytesOf, p99 } from './askPages.ts'
import { type BlogFigures, megabytesIn, scriptBytes } from './blogFigures.ts'

/** Articles that are asked for at random; `ARTICLES=100` ends sooner. */
const ARTICLES = Number(process.env.ARTICLES ?? 300)
/** How long other pages are asked for before, in ms. */
const QUIET = 3_000
const blog = 'mfe-blog'

/** Measures the blog of a copy of the repository that has `count` posts. */
export async function measureBlog(copy: string, count: number): Promise<BlogFigures> {
  const figures: BlogFigures = {}
  try {
    figures.build = await secondsOf(runKit(copy, blog, 'build'))
    figures.release = await secondsOf(runKit(copy, blog, ...uncheckedRelease))
    const folder = join(copy, 'releases', blog, currentRelease(join(copy, 'releases'), blog))
    figures.released = round(megabytesIn(folder))
    figures.scripts = scriptBytes(join(folder, 'browser'))
    figures.firstStart = await startTime(() => startSiteOf(copy))
    await measureServer(copy, count, figures)
  } catch (error) {
    figures.failure = reasonIn(error instanceof Error ? error.message : String(error))
  } finally {
    rmSync(join(copy, 'data'), { recursive: true, force: true })
  }
  return figures
}

async function secondsOf(work: Promise<void>): Promise<number> {
  const begun = performance.now()
  await work
  return secondsSince(begun)
}

async function measureServer(copy: string, count: number, figures: BlogFigures): Promise<void> {
  const begun = performance.now()
  const site = await startSiteOf(copy)
  figures.keptStart = secondsSince(begun)
  try {
    await atRest(site.process.pid)
    figures.startMemory = residentMegabytes(site)
    figures.list = await bytesOf(`${site.url}/blog`)
    figures.rss = await bytesOf(`${site.url}/blog/feed.xml`)
    figures.atom = await bytesOf(`${site.url}/blog/atom.xml`)
    figures.articleP99 = round(p99(await askArticles(site.url, count, ARTICLES)))
    figures.pagesMemory = residentMegabytes(site)
    const quiet = { isOver: false, counts: true }
    setTimeout(() => (quiet.isOver = true), QUIET)
    figures.quietP99 = round(p99(await askOthers(site.url, quiet)))
    await measureChange(site, copy, count, figures)
  } finally {
    await site.stop()
  }
}

/** Changes a post of the middle and releases it to the running site. */
async function measureChange({ url }: StartedServer, copy: string, count: number, figures: BlogFigures): Promise<void> {
  const before = await gateSeconds(url)
  const post = join(copy, blog, 'content', `artigo-gerado-${Math.ceil(count / 2)}.md`)
  appendFileSync(post, '\nUma frase a mais, para que este artigo seja outro.\n')
  // The build takes both processors of a small machine: the server's own work begins when there is something to take up.
  const during = { isOver: false, counts: false }
  const onPointed = () => (during.counts = true)
  const asking = askOthers(url, during)
  try {
    figures.toLive = round((await releaseToLive({ url, copy, folder: blog, onPointed })) / 1000)
  } finally {
    during.isOver = true
  }
  const times = await asking
  figures.busyP99 = round(p99(times))
  figures.longestPause = round(Math.max(...times))
  figures.gate = round((await gateSeconds(url)) - before)
}

/** The line of an output that says what was wrong. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n')
  return (lines.find((line) => /^\w*(Error|TypeError): |refused|because/.test(line)) ?? lines.at(-1) ?? '').slice(
    0,
    300,
  )
}
