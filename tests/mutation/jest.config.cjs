const usual = require('../../jest.config.cjs')
const contracts = require('../../shared/contracts/package.json')

/**
 * How the tables next to the rules run while a rule is mutated. The contracts package is resolved to the copy's own: by its
 * name it would be the unmutated sources.
 */
module.exports = {
  ...usual,
  rootDir: '../..',
  testMatch: [
    '<rootDir>/shared/contracts/publication/**/*.test.ts',
    '<rootDir>/shared/contracts/release/**/*.test.ts',
    '<rootDir>/shell/src/server/views/judgeView.test.ts',
    '<rootDir>/shell/src/server/http/canary/visitorGroup.test.ts',
    '<rootDir>/shell/src/server/releases/canary/{canaryCountsFrom,requestedCanaries,runningCanaries}.test.ts',
    '<rootDir>/shell/src/server/releases/canary/judgement/*.test.ts',
    '<rootDir>/shell/src/server/releases/{publishing,selection,verdicts}/*.test.ts',
    '<rootDir>/shell/src/server/releaseStore/{readStatement,retention}.test.ts',
  ],
  moduleNameMapper: Object.fromEntries(
    Object.entries(contracts.exports).map(([name, file]) => [
      `^@site/contracts/${name.slice(2)}$`,
      `<rootDir>/shared/contracts/${file.slice(2)}`,
    ]),
  ),
}
