/*
 * `npm run mutation`: mutates the rules of contract, gate, pointers and canaries one place at a time; the tables next to
 * them have to notice. Texts are not mutated: a different wording is not a different rule.
 */
const configuration = {
  testRunner: 'jest',
  jest: { configFile: 'tests/mutation/jest.config.cjs', enableFindRelatedTests: true },
  mutate: [
    'shared/contracts/publication/{Canary,Registry,ReleasePointer,SignedStatement}.ts',
    'shared/contracts/release/{Release,ReleaseRoute,ServiceDefinition}.ts',
    'shell/src/server/releases/verdicts/decide.ts',
    'shell/src/server/releases/selection/{blameFor,compatibility,findConflict,resolveServices}.ts',
    'shell/src/server/releases/publishing/{changesOf,inboundLinks,staticRules}.ts',
    'shell/src/server/releaseStore/{readStatement,retention}.ts',
    'shell/src/server/releases/canary/{canaryCountsFrom,requestedCanaries,runningCanaries}.ts',
    'shell/src/server/releases/canary/judgement/{judgeCanary,logEValueFine,logEValueWorse,logMean}.ts',
    'shell/src/server/http/canary/visitorGroup.ts',
    'shell/src/server/views/judgeView.ts',
  ],
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A mutant that hangs is detected; a busy machine must not count as one.
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, skipFull: false },
  tempDirName: 'test-results/mutation',
  ignorePatterns: ['/releases', '/data', '/test-results', 'dist', '.build'],
  // It would use TypeScript's API, which TypeScript 7 does not have; no types are checked here.
  tsconfigFile: 'none',
}

export default configuration
