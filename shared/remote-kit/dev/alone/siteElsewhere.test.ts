import { isSubmission } from './siteElsewhere.ts'

it.each([
  { method: 'POST', path: '/leads', headers: {}, submitted: true },
  { method: 'POST', path: '/_views', headers: {}, submitted: true },
  { method: 'GET', path: '/leads/guide', headers: {}, submitted: true },
  { method: 'GET', path: '/elsewhere', headers: { 'idempotency-key': 'a' }, submitted: true },
  { method: 'GET', path: '/leads/guide/token', headers: {}, submitted: false },
  { method: 'GET', path: '/leads/token', headers: {}, submitted: false },
  { method: 'GET', path: '/loja', headers: {}, submitted: false },
  { method: 'HEAD', path: '/loja', headers: {}, submitted: false },
])('$method $path with $headers is a submission: $submitted', ({ method, path, headers, submitted }) => {
  expect(isSubmission(method, path, headers)).toBe(submitted)
})
