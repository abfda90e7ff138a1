import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { addNumbered } from '@site/remote-kit/release/publication/numberedFiles'
import { createFolderLease } from './folderLease.ts'

const folder = mkdtempSync(join(tmpdir(), 'lease-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ended = () => spawnSync(process.execPath, ['-e', '']).pid

it.each([
  {
    holder: 'a process of this machine that was killed',
    content: () => ({ host: hostname(), process: ended() }),
    role: 'leader',
  },
  {
    holder: 'a process of this machine that runs',
    content: () => ({ host: hostname(), process: process.ppid }),
    role: 'follower',
  },
  {
    holder: 'a process of another machine',
    content: () => ({ host: 'elsewhere', process: ended() }),
    role: 'follower',
  },
  { holder: 'an unidentified process', content: () => ({}), role: 'follower' },
])('is $role after $holder renewed the lease a moment ago', async ({ holder, content, role }) => {
  const scope = holder.replaceAll(' ', '-')
  await addNumbered(join(folder, scope), 1, content())
  const lease = createFolderLease(folder, Date.now)

  expect(await lease.acquireLease(scope)).toBe(role)

  await lease.end()
})
