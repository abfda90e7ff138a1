import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { copyRepository } from '../support/releases/copyRepository.ts'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import type { Figures } from './report/Report.ts'
import { writePosts } from './writePosts.ts'

const POSTS = 1000
const root = join(import.meta.dirname, '../..')

type Measured = {
  buildSeconds: number
  releaseSeconds: number
  startSeconds: number
  list: number
  scripts: number
  rss: number
  atom: number
}

/** What a thousand posts cost: seconds of a first build, and bytes (Brotli) of the list page, the blog's scripts and feeds. */
export async function blogBench(): Promise<Figures> {
  const copy = copyRepository()
  try {
    cpSync(join(root, 'releases'), join(copy, 'releases'), { recursive: true })
    const content = join(copy, 'mfe-blog/content')
    const count = readdirSync(content).filter((name) => name.endsWith('.md')).length
    const few = await measure(copy)
    rmSync(join(copy, 'mfe-blog/.build'), { recursive: true })
    writePosts(content, POSTS)
    const many = await measure(copy)

    console.log(`\nThe blog with ${count} posts, with ${POSTS}, and the difference`)
    for (const [name, label] of Object.entries(labels) as [keyof Measured, string][]) {
      const figures = [few[name], many[name], many[name] - few[name]].map((figure) => String(round(figure)).padStart(9))
      console.log(`${label.padEnd(34)}${figures.join('')}`)
    }
    return { few, many }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const labels: Record<keyof Measured, string> = {
  buildSeconds: 'build, covers included, seconds',
  releaseSeconds: 'build once more and release, seconds',
  startSeconds: 'start of the server, seconds',
  list: 'list page, bytes',
  scripts: 'scripts, bytes',
  rss: 'RSS feed, bytes',
  atom: 'Atom feed, bytes',
}

async function measure(copy: string): Promise<Measured> {
  const folder = join(copy, 'mfe-blog')
  const releases = join(copy, 'releases')
  const kit = join(copy, 'shared/remote-kit/bin/remote-kit.mjs')
  const buildSeconds = run(folder, kit, 'build')
  const releaseSeconds = run(folder, kit, 'release', '--unchecked')
  const from = performance.now()
  const site = await startOwnSite({}, releases)
  const startSeconds = (performance.now() - from) / 1000
  try {
    return {
      buildSeconds,
      releaseSeconds,
      startSeconds,
      list: await bytesOf(`${site.url}/blog`),
      scripts: scriptBytes(join(releases, 'mfe-blog', currentRelease(releases, 'mfe-blog'), 'browser')),
      rss: await bytesOf(`${site.url}/blog/feed.xml`),
      atom: await bytesOf(`${site.url}/blog/atom.xml`),
    }
  } finally {
    await site.stop()
  }
}

/** Seconds that a Node command took. */
function run(folder: string, ...command: string[]): number {
  const from = performance.now()
  const { RELEASES_DIR: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`)
  return (performance.now() - from) / 1000
}

/** All scripts of a release, whether the list page loads them or not. */
function scriptBytes(browser: string): number {
  const scripts = readdirSync(browser, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js.br'))
  return scripts.reduce((sum, name) => sum + statSync(join(browser, name)).size, 0)
}

/** Bytes of a body as sent. */
function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const isFound = response.statusCode === 200 && response.headers['content-encoding'] === 'br'
      if (!isFound) reject(new Error(`${url}: ${response.statusCode} ${response.headers['content-encoding']}`))
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.once('end', () => resolve(bytes))
    })
    asking.once('error', reject)
  })
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10
}

if (process.argv[1] === import.meta.filename) await blogBench()
