import type { ReleaseStatement } from '@site/contracts/SignedStatement'

/** A team's statement about a release of mfe-shop. */
export const sampleStatement: ReleaseStatement = {
  site: '',
  remote: 'mfe-shop',
  release: '0123456789abcdef',
  digest: '',
  counter: 0,
  expiry: '2026-01-01T00:10:00.000Z',
  commit: '0123456789abcdef0123456789abcdef01234567',
  author: 'Ana',
  message: 'Show opening hours',
}
