import { spawn } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { StartedServer } from '@site/remote-kit/dev/startServer'
import { currentRelease } from '../../support/releases/currentRelease.ts'
import { readHealth, remoteIn } from '../../support/servers/readHealth.ts'
import { startBuiltSite } from '../../support/servers/startOwnSite.ts'
import { atRest } from '../server/processorTime.ts'
import { askArticles, askOthers, bytesOf, p99 } from './askPages.ts'
import { type BlogFigures, gateSeconds, megabytesIn, residentMegabytes, round, scriptBytes } from './blogFigures.ts'

/** Articles that are asked for at random; on a busy machine `ARTICLES=500` ends sooner. */
const ARTICLES = Number(process.env.ARTICLES ?? 2000)
/** How long other pages are asked for before, and how often it is looked whether something has changed, in ms. */
const QUIET = 5_000
const LOOK = 20
/** Without the checks, which cost the same whatever the blog has. */
const release = ['release', '--unchecked', '-m', 'Bench']

/** Measures the blog of a copy of the repository that has `count` posts. */
export async function measureBlog(copy: string, count: number): Promise<BlogFigures> {
  const figures: BlogFigures = {}
  try {
    figures.build = await runKit(copy, 'build')
    figures.release = await runKit(copy, ...release)
    const folder = join(copy, 'releases/mfe-blog', currentRelease(join(copy, 'releases'), 'mfe-blog'))
    figures.released = round(megabytesIn(folder))
    figures.scripts = scriptBytes(join(folder, 'browser'))
    figures.firstStart = await measureStart(copy)
    await measureServer(copy, count, figures)
  } catch (error) {
    figures.failure = reasonIn(error instanceof Error ? error.message : String(error))
  } finally {
    rmSync(join(copy, 'data'), { recursive: true, force: true })
  }
  return figures
}

async function measureStart(copy: string): Promise<number> {
  const begun = performance.now()
  const site = await start(copy)
  const seconds = (performance.now() - begun) / 1000
  await atRest(site.process.pid)
  await site.stop()
  return round(seconds)
}

async function measureServer(copy: string, count: number, figures: BlogFigures): Promise<void> {
  const begun = performance.now()
  const site = await start(copy)
  figures.keptStart = round((performance.now() - begun) / 1000)
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
  const releases = join(copy, 'releases')
  const former = currentRelease(releases, 'mfe-blog')
  const before = await gateSeconds(url)
  const post = join(copy, 'mfe-blog/content', `artigo-gerado-${Math.ceil(count / 2)}.md`)
  appendFileSync(post, '\nUma frase a mais, para que este artigo seja outro.\n')
  // The build takes both processors of a small machine: the server's own work begins when there is something to take up.
  const during = { isOver: false, counts: false }
  const look = setInterval(() => {
    during.counts ||= currentRelease(releases, 'mfe-blog') !== former
  }, LOOK)
  const asking = askOthers(url, during)
  const begun = performance.now()
  try {
    await runKit(copy, ...release)
    const id = currentRelease(releases, 'mfe-blog')
    while (remoteIn(await readHealth(url), 'mfe-blog').release !== id) await wait(LOOK)
  } finally {
    during.isOver = true
    clearInterval(look)
  }
  figures.toLive = round((performance.now() - begun) / 1000)
  const times = await asking
  figures.busyP99 = round(p99(times))
  figures.longestPause = round(Math.max(...times))
  figures.gate = round((await gateSeconds(url)) - before)
}

const start = (copy: string) => startBuiltSite(join(copy, 'releases'), join(copy, 'data'))

/** Seconds that a command of the kit took in the blog's folder. */
async function runKit(copy: string, ...command: string[]): Promise<number> {
  const kit = join(copy, 'shared/remote-kit/bin/remote-kit.mjs')
  const { RELEASES_DIR: _, SITE: __, ...env } = process.env
  const begun = performance.now()
  const child = spawn(process.execPath, [kit, ...command], { cwd: join(copy, 'mfe-blog'), env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(output)
  return round((performance.now() - begun) / 1000)
}

/** The line of an output that says what was wrong. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n')
  return (lines.find((line) => /^\w*(Error|TypeError): |refused|because/.test(line)) ?? lines.at(-1) ?? '').slice(
    0,
    300,
  )
}
