/** Libraries that come as ES modules only, which Jest has to translate. */
const modulesOnly = ['p-retry', 'is-network-error', 'p-limit', 'yocto-queue', 'cookie', 'content-disposition', 'marked']

module.exports = {
  preset: '@site/remote-kit',
  // By itself jest leaves one core free, which is half of a machine with two.
  maxWorkers: '100%',
  // Translated sources outlive a run, whose temporary files do not.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/releases/', '/\\.build/', '<rootDir>/test-results/'],
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:@site|${modulesOnly.join('|')})/)`],
}
