import type { RenderedFragments } from '@site/contracts/Fragment'
import type { ReactNode } from 'react'
import { createPlaces } from '@site/remote-kit/gate/fragments/createPlaces'
import { type RenderedMarkup, renderMarkup as renderWith } from '@site/remote-kit/gate/renderMarkup'
import { styleOptions } from '../../../universal/document/documentStyle.ts'

type Options = { fragments?: RenderedFragments | undefined; identifierPrefix?: string }

/** Renders React's HTML with its style rules, and puts rendered fragments into their places (the kit's `renderMarkup`). */
export function renderMarkup(children: ReactNode, { fragments, identifierPrefix }: Options): Promise<RenderedMarkup> {
  const places = createPlaces(fragments)
  globalThis.__place = places.place
  return renderWith(children, { styleOptions, places, identifierPrefix })
}
