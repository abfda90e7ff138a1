import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readUses } from './readUses.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Builds files as a remote's server build does. Answers what the compiler found wrong, and what the release says. */
function build(files: Record<string, string>, mode: 'production' | 'development' = 'production') {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'))
  folders.push(folder)
  for (const [name, text] of Object.entries({ 'package.json': manifest({}), ...files })) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const compile = join(__dirname, '../build/testing/compile.ts')
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', compile, folder, mode], {
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(stderr)
  const problems: unknown = JSON.parse(stdout)
  return { problems, uses: () => readUses(folder, join(folder, 'dist')) }
}

function manifest(peerDependencies: Record<string, string>, more: object = {}) {
  return JSON.stringify({ name: 'mfe-shop', peerDependencies, ...more })
}

it.each(['production', 'development'] as const)('names what a %s build imports, with the stated versions', (mode) => {
  const { problems, uses } = build(
    {
      'package.json': manifest({ react: '^19.1.0', '@emotion/styled': '^11.14.0' }),
      'page.js': `import styled from '@emotion/styled'
        import { useState } from 'react'
        import * as React from 'react'
        import { jsx } from 'react/jsx-runtime'
        const Box = styled.div({ color: 'red' })
        export const Page = () => { React.useEffect(() => {}); return jsx(Box, { children: useState(0)[0] }) }`,
    },
    mode,
  )

  expect(problems).toEqual([])
  expect(uses()).toEqual({
    '@emotion/styled': { range: '^11.14.0', names: ['default'] },
    react: { range: '^19.1.0', names: ['useEffect', 'useState'] },
    'react/jsx-runtime': { range: '^19.1.0', names: ['jsx'] },
  })
})

it('leaves out what nothing uses', () => {
  const { uses } = build({
    'package.json': manifest({ react: '^19.0.0' }),
    'page.js': `import { useState } from 'react'; export { label } from './label.js'; export const page = useState`,
    'label.js': `import { useId } from 'react'; export const label = 'Loja'; export function unused() { return useId() }`,
  })

  expect(uses()).toEqual({ react: { range: '^19.0.0', names: ['useState'] } })
})

it.each([
  { how: 'handed on', page: `import * as React from 'react'; export const page = Object.keys(React)` },
  { how: 'required', page: `export const page = require('react')` },
  { how: 'imported later', page: `export const page = () => import('react')` },
])('refuses a library that is $how as a whole', ({ page }) => {
  const { problems } = build({ 'page.js': page })

  expect(String(problems)).toContain(`takes 'react' as a whole: import what it uses by name`)
})

it('takes the versions of a library that only a package of the site uses from that package', () => {
  const { uses } = build({
    'package.json': manifest({ '@site/design': '^1.0.0' }),
    'node_modules/@site/design/package.json': JSON.stringify({
      name: '@site/design',
      peerDependencies: { react: '^19.0.0' },
    }),
    'node_modules/@site/design/Card.js': `import { useId } from 'react'; export const Card = () => useId()`,
    'page.js': `export { Card } from '@site/design/Card.js'`,
  })

  expect(uses()).toEqual({ react: { range: '^19.0.0', names: ['useId'] } })
})

it('says which versions to state when nobody states any', () => {
  const { uses } = build({ 'page.js': `import { useState } from 'react'; export const page = useState` })

  expect(uses).toThrow(
    'mfe-shop uses \'react\': state in its package.json, below "peerDependencies", which versions of react',
  )
})
