import createCache, { type Options as StyleOptions } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { FragmentEntry, Placement } from '@site/contracts/Fragment'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import type { Places } from './fragments/createPlaces.ts'
import { withComponent } from './withComponent.ts'

export type RenderedMarkup = {
  markup: string
  /** Style rules by Emotion's name: its own, and those of the fragments in it. */
  rules: Readonly<Record<string, string>>
  /** Places of fragments that are not rendered yet. */
  places: readonly Placement[]
  /** What has to be hydrated of the fragments in it. */
  live: Readonly<Record<string, FragmentEntry>>
}

type Options = {
  styleOptions: StyleOptions
  /** Where it places fragments. */
  places: Places
  identifierPrefix?: string | undefined
}

/**
 * Renders React's HTML with its style rules. Any fragment that is not rendered yet is replaced by its fallback, and its place
 * is returned. @throws whatever a component throws while rendering.
 */
export async function renderMarkup(
  children: ReactNode,
  { styleOptions, places, identifierPrefix }: Options,
): Promise<RenderedMarkup> {
  const cache = createCache(styleOptions)
  // Collects rules instead of printing style elements between the page's elements.
  cache.compat = true
  let failure: unknown
  const { prelude } = await prerender(createElement(CacheProvider, { value: cache }, children), {
    ...(identifierPrefix && { identifierPrefix }),
    onError: (error, { componentStack }) => {
      failure ??= withComponent(error, componentStack)
    },
    // Everything is rendered before the first byte is sent: no script has to move anything into place later.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  const markup = await textOf(prelude)
  if (failure) throw failure

  const own = Object.entries(cache.inserted).filter((rule): rule is [string, string] => typeof rule[1] === 'string')
  const inside = places.placed()
  return {
    markup,
    rules: Object.assign(Object.fromEntries(own), ...inside.map(({ rules }) => rules)),
    places: places.open(),
    live: Object.assign({}, ...inside.map(({ live }) => live)),
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
  }
}
