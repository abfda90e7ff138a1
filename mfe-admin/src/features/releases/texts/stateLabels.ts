import type { SitePart } from '@site/contracts/SiteReleases'

export type Release = SitePart['releases'][number]

/** Labels of a kept release's state. */
const stateLabels: Readonly<Record<Release['state'], string>> = {
  live: 'No ar',
  canary: 'Em teste',
  wanted: 'Esperando',
  refused: 'Recusada',
  former: 'Já esteve no ar',
  'never live': 'Nunca no ar',
}

/** A refusal is final unless the site tries the release again by itself. */
export const isFinal = ({ retry = 'never' }: Pick<Release, 'retry'>) => retry === 'never'

export function labelOf(release: Pick<Release, 'state' | 'retry'>): string {
  return release.state === 'refused' && !isFinal(release) ? 'Ainda não aceita' : stateLabels[release.state]
}
