import type { SitePart } from '@site/contracts/SiteReleases'

export type Release = SitePart['releases'][number]

/** What a kept release is, for people. */
export const stateLabels: Readonly<Record<Release['state'], string>> = {
  live: 'No ar',
  canary: 'Em teste',
  wanted: 'Esperando',
  refused: 'Recusada',
  former: 'Já esteve no ar',
  'never live': 'Nunca no ar',
}
