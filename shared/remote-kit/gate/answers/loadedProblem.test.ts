import { loadedProblem, statusProblem } from './loadedProblem.ts'

it.each([
  { what: 'a page', loaded: { status: 200, data: {} }, problem: undefined },
  { what: 'a page that is not there', loaded: { status: 404 }, problem: undefined },
  {
    what: 'a promise',
    loaded: Promise.resolve({ status: 200 }),
    problem: /^returns a promise from `load`.*prepare\.ts/,
  },
  { what: 'data alone', loaded: { title: 'Loja' }, problem: /^returns no status.*return \{ status: 200, data \}\.$/ },
  { what: 'a text for a status', loaded: { status: '200' }, problem: /^returns no status/ },
  { what: 'nothing', loaded: null, problem: /^returns no status/ },
])('what `load` returns may be $what: $problem', ({ loaded, problem }) => {
  if (problem) expect(loadedProblem(loaded)).toMatch(problem)
  else expect(loadedProblem(loaded)).toBeUndefined()
})

it.each([
  { status: 200, problem: undefined },
  {
    status: 404,
    problem: 'answered 404 instead of 200 or 503: have `load` find what `paths` lists, or list only that.',
  },
])('a listed page answers 200, and not $status', ({ status, problem }) => {
  expect(statusProblem(status, [200, 503])).toBe(problem)
})
