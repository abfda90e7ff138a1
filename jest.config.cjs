module.exports = { preset: '@site/remote-kit', testPathIgnorePatterns: ['/node_modules/', '/dist/', '/releases/', '/\\.build/', '<rootDir>/tests/'] }
