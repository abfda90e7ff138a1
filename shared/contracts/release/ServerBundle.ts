import type { ComponentType } from 'react'
import type { PageDataModule, PageProps } from '../Page.ts'
import type { FragmentDataModule, FragmentModule } from './Fragment.ts'
import type { SiteFacts } from '../site/SiteFacts.ts'

/** An additional document of a release, such as a feed. */
export type RemoteDocument = { path: string; type: string; body: string }

/** The exports of a release's server bundle. */
export type ServerBundle = {
  pages: Readonly<
    Record<
      string,
      {
        component: ComponentType<PageProps<unknown, unknown>>
        data?: PageDataModule<unknown, unknown>
        /** The text of the style sheets that the page and its islands import. The document contains it. */
        style?: string
      }
    >
  >
  fragments?: Readonly<Record<string, { module: FragmentModule; data?: FragmentDataModule }>>
  documents?: (site: SiteFacts) => RemoteDocument[]
}

/** Checks only the shape; whether the pages work shows when they are rendered. */
export function isServerBundle(value: unknown): value is ServerBundle {
  if (typeof value !== 'object' || value === null || !('pages' in value)) return false
  const { pages } = value
  return (
    typeof pages === 'object' &&
    pages !== null &&
    Object.values(pages).every((page: unknown) => typeof page === 'object' && page !== null && 'component' in page)
  )
}
