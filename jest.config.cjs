module.exports = {
  preset: '@site/remote-kit',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/releases/', '/\\.build/', '<rootDir>/tests/'],
}
