/** How a remote's tests run: TypeScript by SWC, also that of the site's packages, and a document where a test needs one. */
module.exports = {
  testEnvironment: require.resolve('./jest/environment.cjs'),
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
