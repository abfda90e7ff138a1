import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { StartedServer } from '@site/remote-kit/dev/startServer'
import { currentRelease } from '../../support/releases/currentRelease.ts'
import { releaseToLive } from '../release/releaseToLive.ts'
import { runKit, uncheckedRelease } from '../release/runKit.ts'
import { waitUntilIdle } from '../server/processorTime.ts'
import { megabytesOfAll, residentMegabytes, watchMemory } from '../server/residentMemory.ts'
import { gateSeconds, round, secondsSince, startSiteOf, startTime } from '../server/serverFigures.ts'
import { requestArticles, requestOthers, bytesOf, p99 } from './requestPages.ts'
import { type BlogFigures, megabytesIn, scriptBytes } from './blogFigures.ts'

/** How many random articles are requested; `ARTICLES=100` takes less time. */
const ARTICLES = Number(process.env.ARTICLES ?? 300)
/** How long other pages are requested before the change, in ms. */
const WARM_UP = 3_000
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
    figures.failure = failureIn(error instanceof Error ? error.message : String(error))
  } finally {
    rmSync(join(copy, 'data'), { recursive: true, force: true })
  }
  return figures
}

async function secondsOf(work: Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work
  return secondsSince(startedAt)
}

async function measureServer(copy: string, count: number, figures: BlogFigures): Promise<void> {
  const startedAt = performance.now()
  const site = await startSiteOf(copy)
  figures.cachedStart = secondsSince(startedAt)
  try {
    await waitUntilIdle(site.process.pid)
    figures.startMemory = residentMegabytes(site)
    figures.list = await bytesOf(`${site.url}/blog`)
    figures.rss = await bytesOf(`${site.url}/blog/feed.xml`)
    figures.atom = await bytesOf(`${site.url}/blog/atom.xml`)
    figures.articleP99 = round(p99(await requestArticles(site.url, count, ARTICLES)))
    figures.pagesMemory = residentMegabytes(site)
    figures.allMemory = megabytesOfAll(site)
    const idle = { isOver: false, counts: true }
    setTimeout(() => (idle.isOver = true), WARM_UP)
    figures.idleP99 = round(p99(await requestOthers(site.url, idle)))
    await measureChange(site, copy, count, figures)
  } finally {
    await site.stop()
  }
}

/** Changes a post in the middle and releases it to the running site. */
async function measureChange(site: StartedServer, copy: string, count: number, figures: BlogFigures): Promise<void> {
  const { url } = site
  const before = await gateSeconds(url)
  const post = join(copy, blog, 'content', `artigo-gerado-${Math.ceil(count / 2)}.md`)
  appendFileSync(post, '\nUma frase a mais, para que este artigo seja outro.\n')
  // The build takes both processors of a small machine, so responses count only from when the server starts to compose.
  const during = { isOver: false, counts: false }
  const onPublished = () => (during.counts = true)
  const requests = requestOthers(url, during)
  const peakMemory = watchMemory(site)
  try {
    figures.toLive = round((await releaseToLive({ url, copy, folder: blog, onPublished })) / 1000)
  } finally {
    during.isOver = true
    figures.releaseMemory = peakMemory()
  }
  const times = await requests
  figures.busyP99 = round(p99(times))
  figures.longestPause = round(Math.max(...times))
  figures.gate = round((await gateSeconds(url)) - before)
}

/** The line of the output with the error. */
function failureIn(output: string): string {
  const lines = output.trim().split('\n')
  return (lines.find((line) => /^\w*(Error|TypeError): |refused|because/.test(line)) ?? lines.at(-1) ?? '').slice(
    0,
    300,
  )
}
