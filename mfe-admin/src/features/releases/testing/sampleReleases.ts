import type { SitePart, SiteReleases } from '@site/contracts/SiteReleases'
import type { Release } from '../texts/stateLabels.ts'

/** An id that a test can recognize by its letter. */
export const idFrom = (letter: string): string => letter.repeat(16)

export function releaseOf(letter: string, state: Release['state'], overrides: Partial<Release> = {}): Release {
  const statement = {
    site: '',
    remote: 'mfe-shop',
    release: idFrom(letter),
    digest: '' as const,
    counter: 0,
    expiry: '2026-01-01T00:10:00.000Z',
    commit: '',
    author: 'Ana',
    message: `Make ${letter}`,
  }
  return {
    id: idFrom(letter),
    state,
    at: '2026-01-01T12:00:00.000Z',
    by: 'release',
    statement,
    bytes: 1000,
    ...overrides,
  }
}

export function partWith(releases: Release[], overrides: Partial<SitePart> = {}): SitePart {
  const wanted = releases.find(({ state }) => state === 'live')?.id
  return { name: 'mfe-shop', paused: false, counter: 7, wanted, releases, views: [], ...overrides }
}

/** A site with one part. */
export function siteWith(part: SitePart, overrides: Partial<SiteReleases> = {}): SiteReleases {
  return {
    at: '2026-01-02T12:00:00.000Z',
    mayAct: true,
    composition: { id: '0123456789ab', since: '2026-01-01T12:00:00.000Z' },
    generation: { number: 4, at: '2026-01-01T12:00:00.000Z' },
    problems: [],
    parts: [part],
    timeline: [
      {
        number: 3,
        at: '2026-01-01T12:00:00.000Z',
        by: 'release',
        moved: [{ name: 'mfe-shop', release: idFrom('b'), author: 'Ana', message: 'Make b' }],
      },
    ],
    refused: [],
    ...overrides,
  }
}
