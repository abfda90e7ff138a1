import { textOf } from '../../rendering/finished/FinishedPage.ts'
import type { Composition } from '../composition/Composition.ts'
import { idOf } from './createSampleReleases.ts'
import { openComposer } from './openComposer.ts'

export type Site = ReturnType<typeof openComposer>

const opened: Site[] = []

/** For `afterEach`: ends the composers that a test has opened. */
export async function closeSites(): Promise<void> {
  for (const one of opened.splice(0)) await one.close()
}

export function openSite(...parameters: Parameters<typeof openComposer>): Site {
  const site = openComposer(...parameters)
  opened.push(site)
  return site
}

/** A site with shell a and shop a live. */
export async function runningSite(...parameters: Parameters<typeof openComposer>): Promise<Site> {
  const site = openSite(...parameters)
  site.shell('a')
  site.remote('mfe-shop', 'a')
  site.point('shell', 'a')
  site.point('mfe-shop', 'a')
  await site.composer.refresh()
  site.rendered.length = 0
  return site
}

/** Points to release b of the shop, whose rendering fails. */
export function pointToFailing(site: Site, failure: Parameters<Site['failing']['set']>[1]): void {
  site.remote('mfe-shop', 'b')
  site.failing.set(idOf('b'), failure)
  site.point('mfe-shop', 'b')
}

/** The letters of the live releases, the shell's first. */
export const live = ({ composer }: Site) =>
  [composer.current.shell, ...composer.current.releases].map(({ id }) => id[0]).join('')

/** The text of the shop's page in a composition. */
export async function shopText(
  { finished }: Pick<Composition, 'finished'>,
  path = '/shop',
): Promise<string | undefined> {
  const page = finished.get(path)
  return page && textOf(page)
}

/** Why the newest release of a name was refused. */
export function refusal({ composer }: Site, name = 'mfe-shop') {
  const { shell, remotes } = composer.report()
  const part = [shell, ...remotes].find((one) => one.name === name)
  const last = part?.refused.at(-1)
  return last && { kind: last.kind, cause: last.cause, reason: last.reason }
}
