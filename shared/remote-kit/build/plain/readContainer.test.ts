import { readContainer } from './readContainer.ts'

const address = 'https://mapas.example/mf/mf-manifest.json'
const none = { sync: [], async: [] }
const manifest = (more: object = {}, css: object = none) => ({
  metaData: {
    globalName: 'maps',
    publicPath: 'auto',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    ...more,
  },
  exposes: [{ path: './Map', assets: { js: { sync: ['Map.js'], async: ['later.js'] }, css } }],
  shared: [{ assets: { js: { sync: ['react.js'], async: [] }, css: none } }],
})

it.each([
  { publicPath: 'auto', base: 'https://mapas.example/mf/' },
  { publicPath: '', base: 'https://mapas.example/mf/' },
  { publicPath: '/static/', base: 'https://mapas.example/static/' },
  { publicPath: 'https://cdn.example/1.2/', base: 'https://cdn.example/1.2/' },
])('lists all files of a module, the entry last, with the public path "$publicPath"', ({ publicPath, base }) => {
  expect(readContainer(manifest({ publicPath }), address, './Map')).toEqual({
    globalName: 'maps',
    addresses: [`${base}Map.js`, `${base}later.js`, `${base}react.js`, `${base}remoteEntry.js`],
  })
})

it('puts the path of the entry before its name', () => {
  const remoteEntry = { name: 'remoteEntry.js', path: 'v1', type: 'var' }

  expect(readContainer(manifest({ remoteEntry }), address, './Map').addresses.at(-1)).toBe(
    'https://mapas.example/mf/v1/remoteEntry.js',
  )
})

it.each([
  { of: manifest(), expose: './Route', problem: 'exposes no ./Route, but ./Map.' },
  { of: manifest({}, { sync: ['map.css'], async: [] }), expose: './Map', problem: 'has a style sheet, map.css.' },
  {
    of: manifest({ remoteEntry: { name: 'remoteEntry.js', type: 'module' } }),
    expose: './Map',
    problem: 'its entry is of the type module.',
  },
  { of: manifest({ globalName: 'a-b' }), expose: './Map', problem: 'is no name of a global variable' },
  { of: {}, expose: './Map', problem: 'Expected "metaData"' },
])('refuses what cannot be shown here: $problem', ({ of, expose, problem }) => {
  expect(() => readContainer(of, address, expose)).toThrow(problem)
})
