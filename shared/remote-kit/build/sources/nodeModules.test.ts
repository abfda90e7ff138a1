import { nodeModules } from './nodeModules.ts'

it.each([
  { source: "import { readFileSync } from 'node:fs'", name: 'node:fs' },
  { source: "import path from 'path'", name: 'path' },
  { source: "import * as fs from 'fs/promises'", name: 'fs/promises' },
  { source: "import 'node:test'", name: 'node:test' },
  { source: "export { join } from 'node:path'", name: 'node:path' },
  { source: "export * from 'node:path'", name: 'node:path' },
  { source: "const read = () => import('node:fs')", name: 'node:fs' },
  { source: "const os = require('os')", name: 'os' },
  { source: "import { type Stats, statSync } from 'node:fs'", name: 'node:fs' },
])('finds $name in $source, with its line', ({ source, name }) => {
  expect(nodeModules(`'use static'\n\n${source}\n`, __filename)).toEqual([{ line: 3, name }])
})

it.each([
  "import type { Stats } from 'node:fs'",
  "import { type Stats } from 'node:fs'",
  "import { join } from './path'",
  "import { useState } from 'react'",
  "const name = 'node:fs'",
  "const words = ['path']",
])('finds nothing in %s', (source) => {
  expect(nodeModules(source, __filename)).toEqual([])
})
