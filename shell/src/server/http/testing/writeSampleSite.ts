import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import type { Composition } from '../../releases/composition/Composition.ts'
import { createServedFiles } from '../../releases/composition/servedFiles.ts'
import { finishedPages, releases, remoteTexts, shell, shellTexts } from './sampleSite.ts'

/** Writes the files of the sample releases into a folder. @returns their composition. */
export async function writeSampleSite(folder: string): Promise<Composition> {
  const all = Object.values(releases)
  for (const [file, text] of Object.entries(shellTexts)) {
    mkdirSync(join(folder, 'shell', shell.id, file, '..'), { recursive: true })
    writeFileSync(join(folder, 'shell', shell.id, file), text)
  }
  for (const one of all) {
    for (const part of ['browser', 'media', 'outside'])
      mkdirSync(join(folder, one.name, one.id, part), { recursive: true })
    writeFileSync(join(folder, one.name, one.id, 'release.json'), JSON.stringify(one))
    for (const [file, text] of Object.entries(remoteTexts)) writeFileSync(join(folder, one.name, one.id, file), text)
  }
  const finished = await finishedPages()
  const partOf = (prefix: string) => ({
    key: 'key',
    edition: prefix,
    finished: new Map([...finished].filter(([path]) => path.includes(prefix))),
  })
  return {
    id: 'composition',
    since: '2026-01-01T00:00:00.000Z',
    shell,
    releases: all,
    files: await createServedFiles(folder, async () => [])({ shell, releases: all, site: sampleSite }),
    parts: new Map([
      ['mfe-shop', partOf('/shop')],
      ['mfe-office', partOf('/office')],
    ]),
    site: sampleSite,
    services: {},
    finished,
  }
}
