import { prepare } from './prepare.ts'

/** Command: makes posts and covers alone, for tests and type checks on a fresh clone. */
await prepare()
