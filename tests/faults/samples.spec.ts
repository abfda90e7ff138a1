import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'

const root = join(import.meta.dirname, '../..')
const SITE_URL = 'https://www.exemplo.com.br'
const refusal = /Configuration: SITE_URL is .*: BRAND, .*WHATSAPP_NUMBER.* set ALLOW_SAMPLES=yes to publish/

test('a public site with sample facts starts only if it may', async () => {
  await expect(startOwnSite({ SITE_URL })).rejects.toThrow(refusal)

  const own = await startOwnSite({ SITE_URL, ALLOW_SAMPLES: 'yes' })
  await own.stop()
})

test('a public site with sample facts is not exported, while its leads stay within reach', async () => {
  const folder = test.info().outputPath('export')
  const run = (command: string, argument: string) =>
    execFileSync(process.execPath, [`shell/dist/server/${command}.cjs`, argument], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { PATH: process.env.PATH, SITE_URL, DATA_DIR: test.info().outputPath('data') },
    })

  expect(() => run('export', folder)).toThrow(refusal)
  expect(existsSync(folder)).toBe(false)
  expect(run('leads', 'status')).toMatch(/\d/)
})
