import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyRepository } from '../../support/releases/copyRepository.ts'
import { bytesOf } from '../blog/askPages.ts'
import { releaseToLive } from '../release/releaseToLive.ts'
import { runKit } from '../release/runKit.ts'
import type { Figures } from '../report/Report.ts'
import { atRest } from '../server/processorTime.ts'
import { gateSeconds, residentMegabytes, round, secondsSince, startSiteOf, startTime } from '../server/serverFigures.ts'
import { addRemotes, registryOf } from './addRemotes.ts'

/** So many remotes each site has; `REMOTES='5 20'` for others. */
const counts = (process.env.REMOTES ?? '5 20 50').split(' ').map(Number)
/** What is released. */
const remote = 'mfe-quiz'
const root = join(import.meta.dirname, '../../..')

const labels = {
  firstStart: 'start, nothing finished before, s',
  keptStart: 'start, finished before, s',
  memory: 'resident memory after it, MB',
  build: 'a line of one changed: build, s',
  release: '... built before: command to release, s',
  toLive: '... command to live, s',
  gate: '... of which composition, s',
  home: 'home page, bytes',
  page: 'page of one that is always there, bytes',
  routes: 'table of routes, bytes',
}

type RemotesFigures = Partial<Record<keyof typeof labels, number>>

/** What a site of more and more remotes costs: to start, keep in memory, and when one of them is released. */
export async function remotesBench(): Promise<Figures> {
  const copy = copyRepository()
  const measured: Record<string, RemotesFigures> = {}
  try {
    cpSync(join(root, 'releases'), join(copy, 'releases'), { recursive: true })
    for (const count of counts) {
      await addRemotes(copy, count)
      for (const made of ['releases/.finished', 'data']) rmSync(join(copy, made), { recursive: true, force: true })
      measured[count] = await measure(copy)
      console.log(`${count} remotes: ${JSON.stringify(measured[count])}`)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  console.log(`\n${'A site of so many remotes'.padEnd(44)}${counts.map((count) => String(count).padStart(9)).join('')}`)
  for (const [name, label] of Object.entries(labels) as [keyof typeof labels, string][]) {
    const figures = counts.map((count) => String(measured[count]?.[name] ?? '-').padStart(9))
    console.log(`${label.padEnd(44)}${figures.join('')}`)
  }
  return measured
}

async function measure(copy: string): Promise<RemotesFigures> {
  const start = () => startSiteOf(copy, { REGISTRY_FILE: registryOf(copy) })
  const firstStart = await startTime(start)
  const begun = performance.now()
  const site = await start()
  const keptStart = secondsSince(begun)
  try {
    const { url } = site
    await atRest(site.process.pid)
    const memory = residentMegabytes(site)
    const edition = /"edition":"(\w+)"/.exec(await (await fetch(url)).text())?.[1]
    const [home, page, routes] = [
      await bytesOf(url),
      await bytesOf(`${url}/quiz`),
      await bytesOf(`${url}/_routes/${edition}.json`),
    ]
    return { firstStart, keptStart, memory, ...(await measureRelease(copy, url)), home, page, routes }
  } finally {
    await site.stop()
  }
}

/** A line changed and released step by step, and one by the command alone. */
async function measureRelease(copy: string, url: string): Promise<RemotesFigures> {
  changeLine(copy)
  let begun = performance.now()
  await runKit(copy, remote, 'build')
  const build = secondsSince(begun)
  begun = performance.now()
  let release: number | undefined
  await releaseToLive({ url, copy, folder: remote, onPointed: () => (release = secondsSince(begun)) })
  const before = await gateSeconds(url)
  changeLine(copy)
  const toLive = round((await releaseToLive({ url, copy, folder: remote })) / 1000)
  return { build, release, toLive, gate: round((await gateSeconds(url)) - before) }
}

function changeLine(copy: string): void {
  const file = join(copy, remote, 'src/pages/QuizPage.tsx')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<h1>', '<h1>Outra vez: '))
}
