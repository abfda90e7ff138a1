import { obstacleOf } from './obstacleOf.ts'

const onRetry = () => {}

it.each([
  { status: 'closed' as const, way: { loginTo: '/leads' } },
  { status: 'refused' as const, way: {} },
  { status: 'unreachable' as const, way: { onRetry } },
])('offers what helps after $status', ({ status, way }) => {
  expect(obstacleOf({ status, reason: 'Não.' }, '/leads', onRetry)).toEqual({ reason: 'Não.', ...way })
})

it('is nothing where nothing has failed', () => {
  expect(obstacleOf(undefined, '/leads', onRetry)).toBeUndefined()
})
