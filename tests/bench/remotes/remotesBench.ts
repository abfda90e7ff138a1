import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StartedServer } from '@site/remote-kit/dev/startServer'
import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'
import { copyRepository } from '../../support/releases/copyRepository.ts'
import { bytesOf } from '../blog/requestPages.ts'
import { releaseToLive } from '../release/releaseToLive.ts'
import { runKit } from '../release/runKit.ts'
import type { Figures } from '../report/Report.ts'
import { waitUntilIdle } from '../server/processorTime.ts'
import { residentMegabytes, watchMemory } from '../server/residentMemory.ts'
import { gateSeconds, round, secondsSince, startSiteOf, startTime } from '../server/serverFigures.ts'
import { addRemotes, registryOf } from './addRemotes.ts'

/** Numbers of remotes; `REMOTES='5 20'` sets others. */
const counts = (process.env.REMOTES ?? '5 20 50').split(' ').map(Number)
/** The remote that is changed and released. */
const remote = 'mfe-quiz'
const root = join(import.meta.dirname, '../../..')

const labels = {
  firstStart: 'start without cached pages, s',
  cachedStart: 'start with cached pages, s',
  memory: 'resident memory afterwards, MB',
  releaseMemory: '... peak with render processes, released, MB',
  build: 'changed line in one: build, s',
  release: '... already built: command to publication, s',
  toLive: '... command to live, s',
  gate: '... of which composition, s',
  home: 'home page, bytes',
  page: 'page of a remote in every site, bytes',
  routes: 'route table, bytes',
}

type RemotesFigures = Partial<Record<keyof typeof labels, number>>

/** Prints what sites with more and more remotes cost to start, keep in memory, and release one remote to. */
export async function remotesBench(): Promise<Figures> {
  const copy = copyRepository()
  const measured: Record<string, RemotesFigures> = {}
  try {
    cpSync(join(root, 'releases'), join(copy, 'releases'), { recursive: true })
    for (const count of counts) {
      await addRemotes(copy, count)
      for (const generated of [join('releases', sharedFolder.compositions), 'data'])
        rmSync(join(copy, generated), { recursive: true, force: true })
      measured[count] = await measure(copy)
      console.log(`${count} remotes: ${JSON.stringify(measured[count])}`)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  console.log(
    `\n${'Number of remotes, measured once'.padEnd(44)}${counts.map((count) => String(count).padStart(9)).join('')}`,
  )
  for (const [name, label] of Object.entries(labels) as [keyof typeof labels, string][]) {
    const figures = counts.map((count) => String(measured[count]?.[name] ?? '-').padStart(9))
    console.log(`${label.padEnd(44)}${figures.join('')}`)
  }
  return measured
}

async function measure(copy: string): Promise<RemotesFigures> {
  const start = () => startSiteOf(copy, { REGISTRY_FILE: registryOf(copy) })
  const firstStart = await startTime(start)
  const startedAt = performance.now()
  const site = await start()
  const cachedStart = secondsSince(startedAt)
  try {
    const { url } = site
    await waitUntilIdle(site.process.pid)
    const memory = residentMegabytes(site)
    const edition = /"edition":"(\w+)"/.exec(await (await fetch(url)).text())?.[1]
    const [home, page, routes] = [
      await bytesOf(url),
      await bytesOf(`${url}/quiz`),
      await bytesOf(`${url}/_routes/${edition}.json`),
    ]
    return { firstStart, cachedStart, memory, ...(await measureRelease(copy, site)), home, page, routes }
  } finally {
    await site.stop()
  }
}

/** Releases one changed line step by step, and another with a single command. */
async function measureRelease(copy: string, site: StartedServer): Promise<RemotesFigures> {
  const { url } = site
  changeLine(copy)
  let startedAt = performance.now()
  await runKit(copy, remote, 'build')
  const build = secondsSince(startedAt)
  startedAt = performance.now()
  let release: number | undefined
  await releaseToLive({ url, copy, folder: remote, onPublished: () => (release = secondsSince(startedAt)) })
  const before = await gateSeconds(url)
  changeLine(copy)
  const peakMemory = watchMemory(site)
  const toLive = round((await releaseToLive({ url, copy, folder: remote })) / 1000)
  return { build, release, releaseMemory: peakMemory(), toLive, gate: round((await gateSeconds(url)) - before) }
}

function changeLine(copy: string): void {
  const file = join(copy, remote, 'src/pages/QuizPage.tsx')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<h1>', '<h1>Outra vez: '))
}
