import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { copyReleases } from '../support/releases/copyReleases.ts'
import { makeRelease } from '../support/releases/makeRelease.ts'
import { sharedSite } from '../support/servers/sharedSite.ts'

const root = join(import.meta.dirname, '../..')
const patience = { timeout: 60_000 }

test('composing and serving are started apart, and a release reaches visitors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'apart-'))
  const releasesFolder = join(folder, 'releases')
  copyReleases(process.env.RELEASES_DIR ?? join(root, 'releases'), releasesFolder)
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '0',
    SITE_URL: sharedSite.url,
    RELEASES_DIR: releasesFolder,
    DATA_DIR: join(folder, 'data'),
  }
  const start = (...command: string[]) => spawn(process.execPath, command, { cwd: root, env })
  const composing = start('shell/dist/server/compose.cjs')
  const serving = start('shell/dist/server/main.cjs', '--alone')
  const ended = Promise.all([composing, serving].map((one) => new Promise((done) => one.once('exit', done))))
  try {
    let output = ''
    serving.stdout.on('data', (chunk: Buffer) => {
      output += chunk
    })
    const url = () => /at (http:\/\/localhost:\d+)/.exec(output)?.[1]
    await expect.poll(url, patience).toBeDefined()

    makeRelease(releasesFolder, 'mfe-quiz', {
      server: (source) => source.replaceAll('Qual é o nível digital', 'Qual seria o nível digital'),
    })

    await expect
      .poll(async () => (await fetch(`${url()}/quiz`)).text(), patience)
      .toContain('Qual seria o nível digital')
    expect([composing.exitCode, serving.exitCode]).toEqual([null, null])
  } finally {
    composing.kill()
    serving.kill()
  }
  expect(await ended).toEqual([0, 0])
  rmSync(folder, { recursive: true })
})
