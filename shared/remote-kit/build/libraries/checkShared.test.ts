import { sharedProblem } from './checkShared.ts'

const provided = { react: '^19.0.0', '@reduxjs/toolkit': '^2.0.0' }

it.each<{ stated: Record<string, string>; shared?: { '@reduxjs/toolkit': false } }>([
  { stated: {} },
  { stated: { react: '^19.2.0', lodash: '^1.0.0' } },
  { stated: { react: '>=18' } },
  { stated: { '@reduxjs/toolkit': '^1.9.0' }, shared: { '@reduxjs/toolkit': false } },
])('finds nothing wrong with $stated', ({ stated, shared }) => {
  expect(sharedProblem({ ...(shared && { shared }) }, stated, provided)).toBeUndefined()
})

it.each<{ stated: Record<string, string>; problem: RegExp }>([
  {
    stated: { react: '^18.0.0' },
    problem: /asks for react \^18\.0\.0, and sites share react \^19\.0\.0: .*"peerDependencies"\.$/,
  },
  { stated: { react: 'latest' }, problem: /asks for react latest/ },
  {
    stated: { '@reduxjs/toolkit': '^1.9.0' },
    problem: /or bring a copy of your own \(shared: { '@reduxjs\/toolkit': false }/,
  },
])('says what to do about $stated', ({ stated, problem }) => {
  expect(sharedProblem({}, stated, provided)).toMatch(problem)
})
