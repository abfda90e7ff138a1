import * as v from 'valibot'
import { parseContent } from '../parseContent.ts'
import { collectionName } from '../content/ContentVersion.ts'
import { type FormDefinition, formDefinitions } from '../forms/FormDefinition.ts'
import { inPresentForm, readContracts } from './contractVersions.ts'
import { fileHashes, fileName, fileSizes, publicDocuments, releaseId, releaseLimits } from './ReleaseFiles.ts'
import { fragmentName, placedName, releaseFragments } from './releaseFragments.ts'
import { movedPaths, releaseRoute } from './ReleaseRoute.ts'
import { serviceDefinitions } from './ServiceDefinition.ts'
import { siteServices } from '../site/SiteFacts.ts'
import { footerEntry, navigationEntry } from '../site/SiteLinks.ts'

export { CONTRACT_VERSION } from './contractVersions.ts'

/** Name of a remote, and of its folder and workspace. */
export const remoteName = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(
    /^(?!(?:shell|compositions|content)$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    'a name of lower-case words joined by hyphens',
  ),
)

/**
 * A release's manifest. `@site/remote-kit` writes it, the server's composition reads it; both validate it with this schema.
 * File names are relative to the release's folder.
 */
const statement = v.strictObject({
  contract: v.picklist(readContracts),
  /** The semver range of shell contracts that it works with. */
  understands: v.pipe(v.string(), v.maxLength(60), v.regex(/^[\^~<>=|\d. -]+$/, 'a range such as ^2')),
  name: remoteName,
  /** Hash of the content; also the name of the release's folder. */
  id: releaseId,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  routes: v.pipe(
    v.array(releaseRoute),
    v.minLength(1),
    v.maxLength(releaseLimits.routes),
    v.check(
      (routes) => routes.every(({ guarded }) => guarded) || !routes.some(({ guarded }) => guarded),
      'all of a release is guarded or nothing of it: pages share files',
    ),
  ),
  /** Links that it offers for the top bar and the footer of every page. */
  navigation: v.optional(v.pipe(v.array(navigationEntry), v.maxLength(20)), []),
  footer: v.optional(v.pipe(v.array(footerEntry), v.maxLength(40)), []),
  /** The forms that its pages show. */
  forms: formDefinitions,
  /**
   * The collections of the site's content that its pages show: they are rendered again when one of these changes, and get no
   * others. Without it, all of them.
   */
  collections: v.optional(v.array(collectionName)),
  /** Collections of its own that writers fill: the JSON Schema of each. The remote itself checks what they hold. */
  content: v.optional(v.pipe(v.record(collectionName, v.record(v.string(), v.unknown())), v.maxEntries(20))),
  /** Components that others may place in their pages by name. */
  fragments: v.optional(releaseFragments),
  /** The fragments that its pages and fragments place, its own included. */
  places: v.optional(v.pipe(v.array(placedName), v.maxLength(50))),
  /** Fragments of its own that it offers for the top bar of every page. */
  bar: v.optional(v.pipe(v.array(fragmentName), v.maxLength(3))),
  /** External services that its pages and forms use. */
  services: v.optional(serviceDefinitions, []),
  /** The container's entry script, below `browser/`. */
  entry: fileName,
  /** For each expose, the browser files that it needs besides the entry. */
  exposes: v.record(v.string(), v.array(fileName)),
  server: fileName,
  /** True when the server bundle exports `documents`. */
  documents: v.boolean(),
  /** Downloadable files by address, each below one of the remote's prefixes. */
  publicFiles: v.optional(publicDocuments),
  /** Redirects from former paths, which lie below the remote's prefixes. */
  redirects: v.optional(movedPaths),
  files: fileHashes,
  sizes: fileSizes,
  /** The names that it imports from the shared libraries; checked against what the shell's release provides. */
  uses: v.record(
    v.string(),
    v.strictObject({ range: v.pipe(v.string(), v.maxLength(100)), names: v.array(v.string()) }),
  ),
})

/** The manifest's schema, with what its parts have to do with each other. */
export const releaseSchema = v.pipe(
  statement,
  v.forward(
    v.check(({ entry }) => entry.startsWith('browser/'), 'outside of browser/'),
    ['entry'],
  ),
  v.forward(
    v.check(
      ({ routes, services }) =>
        services.every(
          (service) => service.routes?.every((path) => routes.some((route) => route.path === path)) ?? true,
        ),
      'names a route that the release does not have',
    ),
    ['services'],
  ),
  v.forward(
    v.check(
      ({ bar = [], fragments }) => bar.every((name) => Object.hasOwn(fragments?.exposes ?? {}, name)),
      'names a fragment that the release does not have',
    ),
    ['bar'],
  ),
  v.forward(
    v.check(({ forms, services }) => {
      const known: readonly string[] = [...siteServices, ...services.map(({ name }) => name)]
      return forms.flatMap(servicesOfForm).every((name) => known.includes(name))
    }, 'names a service that the release does not have'),
    ['forms'],
  ),
)

export type Release = v.InferOutput<typeof releaseSchema>
/** One route of a release, with the paths that it lists. */
export type ReleaseRoute = Release['routes'][number]

/** Services that a form refers to: its endpoint, and what its thanks link to. */
function servicesOfForm({ endpoint, thanks: { link } }: Pick<FormDefinition, 'endpoint' | 'thanks'>): string[] {
  const names = [endpoint.service, typeof link === 'object' ? link.service : undefined]
  return names.filter((name) => name !== undefined)
}

/** Name of a remote's container in the page's global scope. It cannot be any element's id, which would shadow it. */
export function globalNameOf(remote: string): string {
  return remote.replaceAll('-', '_')
}

/**
 * Validates the content of a `release.json`, in the present form or the former one. @throws Error with the place and the message
 * of the first issue.
 */
export function parseRelease(content: unknown): Release {
  return parseContent(releaseSchema, inPresentForm(content), 'release.json: ')
}
