import { buildSettings } from './buildSettings.ts'

it.each([
  { source: 'fetch(import.meta.env.VITE_API_URL)', name: 'import.meta.env.VITE_API_URL' },
  { source: 'const url = process.env.REACT_APP_API + "/a"', name: 'process.env.REACT_APP_API' },
  { source: 'const key = import.meta.env?.VITE_KEY', name: 'import.meta.env.VITE_KEY' },
])('finds $name in $source, with its line', ({ source, name }) => {
  expect(buildSettings(`'use static'\n// São três\n${source}\n`)).toEqual([{ line: 3, name }])
})

it.each([
  "if (process.env.NODE_ENV !== 'production') warn()",
  'if (import.meta.env.DEV) warn()',
  "const words = 'import.meta.env.VITE_A'",
  'const address = new URL("./a.png", import.meta.url)',
  'const env = import.meta.env ? import.meta.env.MODE : undefined',
])('finds nothing in %s', (source) => {
  expect(buildSettings(source)).toEqual([])
})
