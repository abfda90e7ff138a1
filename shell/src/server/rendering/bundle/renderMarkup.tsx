import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type {} from '@site/contracts/documentContract'
import { type FragmentEntry, type Placement, placeOf, type RenderedFragments } from '@site/contracts/Fragment'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { withComponent } from '@site/remote-kit/gate/withComponent'
import { styleOptions } from '../../../universal/document/documentStyle.ts'

export type RenderedMarkup = {
  markup: string
  /** Style rules by Emotion's name: its own, and those of the fragments in it. */
  rules: Readonly<Record<string, string>>
  /** Places of fragments that are not rendered yet. */
  places: readonly Placement[]
  /** What has to be hydrated of the fragments in it. */
  live: Readonly<Record<string, FragmentEntry>>
}

type Options = { fragments?: RenderedFragments | undefined; identifierPrefix?: string }

/**
 * Renders React's HTML with its style rules, and puts rendered fragments into their places. Any other fragment is replaced by
 * its fallback, and its place is returned. @throws whatever a component throws while rendering.
 */
export async function renderMarkup(
  children: ReactNode,
  { fragments = {}, identifierPrefix }: Options,
): Promise<RenderedMarkup> {
  const cache = createCache(styleOptions)
  // Collects rules instead of printing style elements between the page's elements.
  cache.compat = true
  let failure: unknown
  const placed = new Set<string>()
  const places = new Map<string, Placement>()
  globalThis.__place = (placement) => {
    const place = placeOf(placement)
    const fragment = fragments[place]
    if (fragment) placed.add(place)
    else places.set(place, placement)
    return fragment?.html
  }
  const { prelude } = await prerender(<CacheProvider value={cache}>{children}</CacheProvider>, {
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
  const inside = [...placed].flatMap((place) => fragments[place] ?? [])
  return {
    markup,
    rules: Object.assign(Object.fromEntries(own), ...inside.map(({ rules }) => rules)),
    places: [...places.values()],
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
