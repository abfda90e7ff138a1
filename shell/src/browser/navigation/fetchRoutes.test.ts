import { fetchRoutes } from './fetchRoutes.ts'

const route = { path: '/sample', entry: ['a.js'], files: ['b.js'] }

it.each([
  { what: 'a table', content: [route], table: [route] },
  { what: 'an empty table', content: [], table: [] },
  { what: 'a text', content: 'Welcome to our network', table: [] },
  { what: 'nothing', content: null, table: [] },
  { what: 'a table with nothing in it', content: [route, null], table: [] },
  { what: 'a route without a path', content: [{ ...route, path: undefined }], table: [] },
  { what: 'a route whose files are a text', content: [{ ...route, files: 'b.js' }], table: [] },
])('reads $what as $table', async ({ content, table }) => {
  const former = globalThis.fetch
  globalThis.fetch = async () => new Response(JSON.stringify(content))
  try {
    expect(await fetchRoutes('edition')).toEqual(table)
  } finally {
    globalThis.fetch = former
  }
})
