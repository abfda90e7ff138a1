import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readUses } from './readUses.ts'

const modes = ['production', 'development'] as const

function manifest(peerDependencies: Record<string, string>) {
  return JSON.stringify({ name: 'mfe-shop', peerDependencies })
}

/** Files of remotes, by the case that they represent. Each builds `page.js`. */
const remotes = {
  stated: {
    'package.json': manifest({ react: '^19.1.0', '@emotion/styled': '^11.14.0' }),
    'page.js': `import styled from '@emotion/styled'
      import { useState } from 'react'
      import * as React from 'react'
      import { jsx } from 'react/jsx-runtime'
      const Box = styled.div({ color: 'red' })
      export const Page = () => { React.useEffect(() => {}); return jsx(Box, { children: useState(0)[0] }) }`,
  },
  unused: {
    'package.json': manifest({ react: '^19.0.0' }),
    'page.js': `import { useState } from 'react'; export { label } from './label.js'; export const page = useState`,
    'label.js': `import { useId } from 'react'; export const label = 'Loja'; export function unused() { return useId() }`,
  },
  'passed on': {
    'package.json': manifest({ react: '^19.0.0' }),
    'page.js': `import * as React from 'react'; export const page = Object.keys(React)`,
  },
  'passed on router': {
    'package.json': manifest({ 'react-router-dom': '^7.0.0' }),
    'page.js': `import * as router from 'react-router-dom'; export const page = Object.keys(router)`,
  },
  routing: {
    'package.json': manifest({ 'react-router-dom': '^7.0.0' }),
    'page.js': `import { Link, useParams } from 'react-router-dom'; export const page = [Link, useParams]`,
  },
  loading: {
    'package.json': manifest({ 'react-router-dom': '^7.0.0' }),
    'page.js': `import { Link, useLoaderData } from 'react-router-dom'; export const page = [Link, useLoaderData]`,
  },
  'with a router of its own': {
    'package.json': manifest({ 'react-router-dom': '^7.0.0' }),
    'page.js': `import { Link } from 'react-router-dom'; import { App } from './app/App.js'; export const page = [Link, App]`,
    'app/App.js': `import { BrowserRouter, Routes } from 'react-router-dom'; export const App = [BrowserRouter, Routes]`,
  },
  required: { 'package.json': manifest({ react: '^19.0.0' }), 'page.js': `export const page = require('react')` },
  'imported later': {
    'package.json': manifest({ react: '^19.0.0' }),
    'page.js': `export const page = () => import('react')`,
  },
  'of a package': {
    'package.json': manifest({ '@site/design': '^1.0.0' }),
    'node_modules/@site/design/package.json': JSON.stringify({
      name: '@site/design',
      peerDependencies: { react: '^19.0.0' },
    }),
    'node_modules/@site/design/Card.js': `import { useId } from 'react'; export const Card = () => useId()`,
    'page.js': `export { Card } from '@site/design/Card.js'`,
  },
  unstated: {
    'package.json': manifest({}),
    'page.js': `import { useState } from 'react'; export const page = useState`,
  },
}

type Name = keyof typeof remotes
let root: string
const problems = new Map<string, unknown>()

// All in one process: starting the compiler takes longer than each of these builds.
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'remotes-'))
  const folders = Object.entries(remotes).map(([name, files]) => {
    const folder = join(root, name)
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(folder, file, '..'), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    return folder
  })
  const compile = join(__dirname, '../build/testing/compile.ts')
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', compile, ...folders], { encoding: 'utf8' })
  if (!stdout) throw new Error(stderr)
  const builds: unknown[] = JSON.parse(stdout)
  const kinds = Object.keys(remotes).flatMap((name) => modes.map((mode) => `${name} ${mode}`))
  for (const [index, kind] of kinds.entries()) problems.set(kind, builds[index])
}, 60_000)

afterAll(() => rmSync(root, { recursive: true }))

const usesOf = (name: Name, mode: (typeof modes)[number] = 'production') =>
  readUses(join(root, name), join(root, name, mode))

it.each(modes)('lists what a %s build imports, with the stated versions', (mode) => {
  expect(problems.get(`stated ${mode}`)).toEqual([])
  expect(usesOf('stated', mode)).toEqual({
    '@emotion/styled': { range: '^11.14.0', names: ['default'] },
    react: { range: '^19.1.0', names: ['useEffect', 'useState'] },
    'react/jsx-runtime': { range: '^19.1.0', names: ['jsx'] },
  })
})

it('omits unused libraries', () => {
  expect(usesOf('unused')).toEqual({ react: { range: '^19.0.0', names: ['useState'] } })
})

it.each(['passed on', 'required', 'imported later'] as const)('lists a library that is %s as a whole', (how) => {
  expect(problems.get(`${how} production`)).toEqual([])
  expect(usesOf(how)).toEqual({ react: { range: '^19.0.0', names: ['*'] } })
})

it('accepts what works inside the router of the shell', () => {
  expect(problems.get('routing production')).toEqual([])
})

it.each([
  { how: 'passed on router', sentence: 'page.js takes react-router-dom as a whole' },
  { how: 'loading', sentence: 'page.js uses useLoaderData of react-router-dom' },
  {
    how: 'with a router of its own',
    sentence: /\sapp\/App\.js uses BrowserRouter .* Leave it out: `Routes` .* match the whole address;/,
  },
])('refuses the router if it is $how', ({ how, sentence }) => {
  expect(String(problems.get(`${how} production`))).toMatch(sentence)
})

it('reads the versions of a library that only a package of the site uses from that package', () => {
  expect(usesOf('of a package')).toEqual({ react: { range: '^19.0.0', names: ['useId'] } })
})

it('names the missing versions', () => {
  expect(() => usesOf('unstated')).toThrow(
    'mfe-shop uses \'react\': state in its package.json, below "peerDependencies", which versions of react',
  )
})
