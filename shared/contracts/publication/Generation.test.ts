import { type ProblemCause, type ProblemKind, type Retry, retryOf } from './Generation.ts'

it.each<{ name?: string; kind: ProblemKind; cause: ProblemCause; retry: Retry }>([
  { kind: 'bad', cause: 'rendering', retry: 'never' },
  { kind: 'bad', cause: 'forged', retry: 'never' },
  { kind: 'bad', cause: 'visitors', retry: 'never' },
  { kind: 'bad', cause: 'foreign', retry: 'registry' },
  { kind: 'bad', cause: 'unsigned', retry: 'registry' },
  { kind: 'not yet', cause: 'missing', retry: 'soon' },
  { kind: 'not yet', cause: 'cut off', retry: 'soon' },
  { kind: 'not yet', cause: 'behind', retry: 'shell' },
  { kind: 'not yet', cause: 'contract', retry: 'shell' },
  { name: 'shell', kind: 'not yet', cause: 'behind', retry: 'others' },
  { kind: 'not yet', cause: 'foreign', retry: 'others' },
  { kind: 'not yet', cause: 'configuration', retry: 'settings' },
  { kind: 'trouble', cause: 'machine', retry: 'soon' },
  { kind: 'trouble', cause: 'rendering', retry: 'soon' },
])('tries $name again: $retry ($kind, $cause)', ({ name = 'mfe-shop', kind, cause, retry }) => {
  expect(retryOf({ name, kind, cause })).toBe(retry)
})
