import type { ComponentType } from 'react'
import type { SiteFacts } from '../site/SiteFacts.ts'
import type { RouteEntry } from '../Snapshot.ts'

/** Props of a fragment as they travel from a page to the fragment's remote: JSON. */
export type JsonProps = Readonly<Record<string, unknown>>

/** A place for a fragment in what was rendered. */
export type Placement = { name: string; props: JsonProps }

/** What the browser needs to hydrate the fragments of a remote. */
export type FragmentEntry = Pick<RouteEntry, 'remote' | 'expose' | 'entry' | 'files' | 'services'>

/** The expose that hydrates the fragments of its remote. */
export const MOUNT = './mount'

/** A fragment as its own remote has rendered it: HTML, style rules by name, and whose fragments have to be hydrated in it, by remote. */
export type RenderedFragment = {
  html: string
  rules: Readonly<Record<string, string>>
  live: Readonly<Record<string, FragmentEntry>>
}

/** Rendered fragments by the name of their place (`placeOf`). */
export type RenderedFragments = Readonly<Record<string, RenderedFragment>>

type Issue = { readonly message: string; readonly path?: readonly unknown[] | undefined }
type Checked = { readonly value: object; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/** A schema of any library that follows the Standard Schema, such as valibot. @see https://standardschema.dev */
export type PropsSchema = { readonly '~standard': { validate(value: unknown): Checked | Promise<Checked> } }

/** Module of a fragment: the component, and the schema of the props that others may give it. Without one, it takes none. */
export type FragmentModule = { default: ComponentType<JsonProps>; props?: PropsSchema }

/** Server-only module of a fragment: further props, from the release's own content and the site's facts. */
export type FragmentDataModule = { load(request: { props: JsonProps; site: SiteFacts }): JsonProps }

/** Names the place of a fragment within a document: the same name and props are the same fragment. */
export function placeOf({ name, props }: Placement): string {
  return `${name} ${JSON.stringify(props)}`
}

/** The remote and the component that a placed name stands for. */
export function partsOfName(name: string): { remote: string; component: string } {
  const [remote = '', component = ''] = name.split('/')
  return { remote, component }
}

/** Global name of the container of a remote's fragments, from that of its pages. */
export function fragmentsGlobal(globalName: string): string {
  return `${globalName}__fragments`
}
