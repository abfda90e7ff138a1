import type { Destination } from '../destination/Destination.ts'
import { openFolderStore } from '../destination/folderStore.ts'
import { siteDestination } from '../destination/siteDestination.ts'
import { storeDestination } from '../destination/storeDestination.ts'
import type { Workplace } from './Workplace.ts'

/** True if `SITE` names a site to which releases go over the network. */
export const isOverNetwork = (): boolean => Boolean(process.env.SITE)

/**
 * Where these names are released to: the site that `SITE` names; without it the store of the site's own repository, which is
 * its database if `DATABASE_URL` is set; and in a team's own repository a folder. @throws Error that says what is missing.
 */
export function openDestination(workplace: Workplace, names: readonly string[]): Destination {
  const [name = ''] = names
  if (isOverNetwork()) {
    if (names.length === 1) return siteDestination(name)
    throw new Error(
      `SITE is set, and over the network one name is released at a time: name one of ${names.join(', ')}.`,
    )
  }
  return openOwnStore(workplace)
}

/** The store that the servers of this repository read. @throws Error if only the site's own code could write there. */
export function openOwnStore({ site }: Pick<Workplace, 'site'>): Destination {
  return storeDestination(site ? site.openStore() : openFolderStore())
}
