/** Libraries that come as ES modules only, which Jest has to translate. */
const modulesOnly = ['p-retry', 'is-network-error', 'cookie']

const transform = {
  '\\.(ts|tsx|mts|js)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
}

const project = (name, environment, tests) => ({
  displayName: name,
  testEnvironment: environment,
  testMatch: tests,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/releases/', '/.build/', '<rootDir>/tests/'],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:${modulesOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(svg|webp|avif|png)$': '<rootDir>/shared/remote-kit/testing/fileStub.ts' },
  setupFilesAfterEnv: ['<rootDir>/shared/remote-kit/testing/setUp.ts'],
})

/** `*.test.tsx` runs in a browser-like document, `*.test.ts` in Node. `*.dom.test.ts` is for a document without JSX. */
module.exports = {
  projects: [
    project('dom', 'jsdom', ['<rootDir>/**/*.test.tsx', '<rootDir>/**/*.dom.test.ts']),
    {
      ...project('node', 'node', ['<rootDir>/**/*.test.ts']),
      testPathIgnorePatterns: [
        '\\.dom\\.test\\.ts$',
        '/node_modules/',
        '/dist/',
        '<rootDir>/releases/',
        '/.build/',
        '<rootDir>/tests/',
      ],
    },
  ],
}
