import type { SitePart } from '@site/contracts/SiteReleases'

export type Release = SitePart['releases'][number]

/** Labels of a kept release's state. */
export const stateLabels: Readonly<Record<Release['state'], string>> = {
  live: 'No ar',
  canary: 'Em teste',
  wanted: 'Esperando',
  refused: 'Recusada',
  former: 'Já esteve no ar',
  'never live': 'Nunca no ar',
}
