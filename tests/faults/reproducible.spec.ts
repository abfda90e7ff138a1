import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { cloneShell, releaseClone } from '../support/releases/cloneShell.ts'
import { currentRelease } from '../support/releases/currentRelease.ts'

const releases = process.env.RELEASES_DIR ?? join(import.meta.dirname, '../../releases')

test('the same sources make the same release of the shell in any folder', () => {
  test.setTimeout(240_000)
  const here = JSON.parse(
    readFileSync(join(releases, 'shell', currentRelease(releases, 'shell'), 'release.json'), 'utf8'),
  )
  const folder = cloneShell()

  const there = releaseClone(folder)
  rmSync(folder, { recursive: true })

  expect({ ...Object(there), createdAt: '' }).toEqual({ ...here, createdAt: '' })
})
