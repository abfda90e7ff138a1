/** How a remote's tests run: TypeScript through SWC, the site's packages included, and a DOM where a test needs one. */
module.exports = {
  testEnvironment: require.resolve('./jest/environment.cjs'),
  // A machine that is busy is slow, not wrong: no test asserts how long something takes.
  testTimeout: 30_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/releases/', '/\\.build/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/releases/', '/\\.build/dev/'],
  transform: {
    '\\.(ts|tsx|mts|js)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@site/)'],
  moduleNameMapper: { '\\.(svg|webp|avif|png)$': require.resolve('./testing/fileStub.ts') },
  setupFilesAfterEnv: [require.resolve('./testing/setUp.ts')],
}
