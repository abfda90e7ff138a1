import { basename, join } from 'node:path'
import { MOUNT } from '@site/contracts/Fragment'
import { CONTRACT_VERSION } from '@site/contracts/contractVersions'
import type { Release } from '@site/contracts/Release'
import { publish } from '@site/release-protocol/publication/publish'
import { describeFiles, idOf, type ReleaseSources, storeRelease } from '@site/release-protocol/release/storeRelease'
import { fragmentsOf, isForOutside, type RemoteDefinition } from '../build/definition/RemoteDefinition.ts'
import { filesFolder } from '../build/files/fileRules.ts'
import { CONTENT_FOLDER, readContentPages } from '../build/writePageContent.ts'
import { readManifest } from '../gate/manifest/readManifest.ts'
import { listFiles } from './listFiles.ts'
import { readDefinition } from './readDefinition.ts'
import { CONTAINER_MANIFEST, readExposes } from './readExposes.ts'
import { readFragmentSignature } from './readFragmentSignature.ts'
import { readRoutes } from './readRoutes.ts'
import { readUses } from './readUses.ts'

/** What a built remote is as a release, with the files that it is copied from. */
type Described = { release: Release; sources: ReleaseSources }

/**
 * Makes the built remote in `folder` an immutable release in `releasesFolder/<name>/<id>`, and publishes nothing.
 * @returns the release, even if the same content had been released before.
 * @throws Error as `describeRelease` does.
 */
export async function makeRelease(folder: string, releasesFolder: string, built?: string): Promise<Release> {
  const { release, sources } = await describeRelease(folder, built)
  await storeRelease(releasesFolder, release, sources)
  return release
}

/** States the built remote in `folder` as a release. @throws Error if there is no build, or a site would refuse what it states. */
export async function describeRelease(folder: string, built = join(folder, 'dist')): Promise<Described> {
  const definition = readDefinition(folder)
  const browser = readExposes(join(built, 'browser'))
  const imported = filesFolder(definition)
  const files = browserFiles(join(built, 'browser'), imported)
  const fragments = readFragments(definition, built)
  const media = listFiles(join(folder, '.build/public'))
  const content = listFiles(join(folder, CONTENT_FOLDER))
  const published = Object.entries(definition.publicFiles ?? {}).map(([address, file]) => ({
    address,
    name: `documents/${basename(file)}`,
    source: join(folder, file),
  }))
  const sources = Object.fromEntries([
    ...files.map((file) => [`browser/${file}`, join(built, 'browser', file)]),
    ...(fragments?.files ?? []).map((file) => [`browser/${file}`, join(built, 'fragments', file)]),
    ...outsideFiles(definition, built).map((file) => [`outside/${file}`, join(built, 'outside', file)]),
    ['server/server.cjs', join(built, 'server/server.cjs')],
    // What both builds have is the same: its name has the hash of its content.
    ...['browser', 'fragments', 'server'].flatMap((side) =>
      listFiles(join(built, side, imported)).map((file) => [`media/${file}`, join(built, side, imported, file)]),
    ),
    ...media.map((file) => [`media/${file}`, join(folder, '.build/public', file)]),
    ...content.map((file) => [`content/${file}`, join(folder, CONTENT_FOLDER, file)]),
    ...published.map(({ name, source }) => [name, source]),
  ])
  const { routes, documents } = await readRoutes(definition, join(built, 'server/server.cjs'), readContentPages(folder))
  const manifest = {
    contract: CONTRACT_VERSION,
    understands: `^${CONTRACT_VERSION}`,
    name: definition.name,
    routes,
    navigation: definition.navigation ?? [],
    footer: definition.footer ?? [],
    ...(fragments && { fragments: fragments.stated }),
    ...(definition.places && { places: [...definition.places] }),
    ...(definition.bar && { bar: [...definition.bar] }),
    forms: definition.forms ?? [],
    services: definition.services ?? [],
    entry: `browser/${browser.entry}`,
    exposes: inBrowserFolder(browser.exposes),
    server: 'server/server.cjs',
    documents,
    publicFiles: Object.fromEntries(published.map(({ address, name }) => [address, name])),
    ...(definition.collections && { collections: [...definition.collections] }),
    ...(definition.content && { content: definition.content }),
    ...(definition.redirects && { redirects: definition.redirects }),
    ...describeFiles(sources),
    uses: readUses(folder, join(built, 'server')),
  }
  const stated = { ...manifest, id: idOf(manifest), createdAt: new Date().toISOString() }
  return { release: await readManifest(Buffer.from(JSON.stringify(stated, null, 2))), sources }
}

/** Makes a release of the built remote in `folder` and publishes it. @throws Error as `makeRelease` does. */
export async function writeRelease(folder: string, releasesFolder: string, built?: string): Promise<Release> {
  const release = await makeRelease(folder, releasesFolder, built)
  await publish(releasesFolder, { [release.name]: release.id })
  return release
}

function inBrowserFolder(exposes: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(exposes).map(([expose, names]) => [expose, names.map((name) => `browser/${name}`)]),
  )
}

/** A build's own files: without the manifests of its container, and without imported pictures and the like. */
function browserFiles(folder: string, imported: string): string[] {
  return listFiles(folder).filter((file) => !file.startsWith('mf-') && !file.startsWith(imported))
}

/** The container for other sites, with its manifest: its imported pictures and the like are those of the others. */
function outsideFiles(definition: Pick<RemoteDefinition, 'name' | 'pages'>, built: string): string[] {
  if (!isForOutside(definition)) return []
  const imported = filesFolder(definition)
  const isOffered = (file: string) => file === CONTAINER_MANIFEST || !file.startsWith('mf-')
  return listFiles(join(built, 'outside')).filter((file) => isOffered(file) && !file.startsWith(imported))
}

/** The container of the remote's fragments, if it has any, with its files. */
function readFragments(definition: Pick<RemoteDefinition, 'name' | 'fragments'>, built: string) {
  if (fragmentsOf(definition).length === 0) return undefined
  const folder = join(built, 'fragments')
  const { entry, exposes } = readExposes(folder)
  const { [MOUNT]: mount = [], ...components } = inBrowserFolder(exposes)
  const named = Object.entries(components).map(([expose, files]) => [expose.slice('./'.length), files])
  const signature = readFragmentSignature(join(built, 'server'))
  const stated = {
    entry: `browser/${entry}`,
    mount,
    exposes: Object.fromEntries(named),
    ...(signature !== undefined && { signature }),
  }
  return { stated, files: browserFiles(folder, filesFolder(definition)) }
}
