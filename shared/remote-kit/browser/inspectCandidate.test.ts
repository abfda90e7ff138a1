import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspectCandidate } from './inspectCandidate.ts'

it('says that there is no browser, and removes earlier screenshots', async () => {
  const work = mkdtempSync(join(tmpdir(), 'look-'))
  const folder = join(work, 'pictures')
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), 'old')

  const { lines, findings } = await inspectCandidate({
    executable: undefined,
    link: 'https://site.example/_preview/a',
    release: { name: 'mfe-shop', id: '0123456789abcdef', routes: [] },
    changes: [],
    sources: new Map(),
    folder,
  })

  expect(lines).toEqual([expect.stringMatching(/^No Chromium was found: .* set CHROMIUM_PATH to its path\.$/)])
  expect(findings).toEqual([])
  expect(existsSync(folder)).toBe(false)
  rmSync(work, { recursive: true })
})
