import type { ViewCount } from '../ViewCounts.ts'

/** One good view of a release, by its largest paint. */
export const sampleCount = (more: Partial<ViewCount> = {}): ViewCount => ({
  hour: '2026-11-22T18:00:00.000Z',
  remote: 'mfe-loja',
  release: '0123456789abcdef',
  share: 0,
  measure: 'lcp',
  views: 1,
  bad: 0,
  ...more,
})
