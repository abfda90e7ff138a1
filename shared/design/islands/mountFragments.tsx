import type { EmotionCache } from '@emotion/react'
import { CacheProvider } from '@emotion/react'
import type {} from '@site/contracts/documentContract'
import { type JsonProps, placeOf } from '@site/contracts/Fragment'
import { Component, type ComponentType, type ReactNode } from 'react'
import type { hydrateRoot, Root } from 'react-dom/client'
import { FragmentView, type FragmentSurroundings, identifierOf } from './FragmentView.tsx'
import { useReplayedClicks } from './useReplayedClicks.ts'
import { StaticContent } from './StaticContent.tsx'
import { untilLoaded } from './trackedLoad.ts'

/** What the shell gives to fragments. */
export type FragmentShell = FragmentSurroundings & { cache: EmotionCache; hydrateRoot: typeof hydrateRoot }

/** The code of a remote's fragments, by name. */
type Modules = Readonly<Record<string, () => Promise<{ default: ComponentType<JsonProps> }>>>

/**
 * Hydrates the fragments of a remote, each with a root of its own, now and whenever one comes into the document. One that has
 * left it is unmounted.
 */
export function mountFragments(remote: string, modules: Modules, shell: FragmentShell): void {
  const roots = new Map<Element, Root | undefined>()

  async function hydrate(place: HTMLElement): Promise<void> {
    roots.set(place, undefined)
    const { fragment: name = '', props: text = '{}' } = place.dataset
    const load = modules[name.slice(remote.length + 1)]
    if (!load) return
    // Printed by the server from the props that the fragment's schema had checked.
    const props = JSON.parse(text) as JsonProps
    const { default: component } = await untilLoaded(load)
    if (!place.isConnected) return void roots.delete(place)
    const view = <FragmentView component={component} props={props} {...shell} />
    const content = (
      <CacheProvider value={shell.cache}>
        <FragmentBoundary nodes={[...place.childNodes]}>
          <Shown place={place}>{view}</Shown>
        </FragmentBoundary>
      </CacheProvider>
    )
    const options = {
      identifierPrefix: identifierOf(placeOf({ name, props })),
      onCaughtError: (error: unknown) => globalThis.reportError?.(error),
    }
    roots.set(place, shell.hydrateRoot(place, content, options))
  }

  function look(): void {
    for (const [place, root] of roots) {
      if (place.isConnected) continue
      root?.unmount()
      roots.delete(place)
    }
    for (const place of document.querySelectorAll<HTMLElement>(`[data-fragment^="${remote}/"]`)) {
      if (!roots.has(place)) void hydrate(place)
    }
  }

  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}

function Shown({ place, children }: { place: Element; children: ReactNode }) {
  useReplayedClicks(() => place)
  return children
}

/** A fragment that throws stays as the server has rendered it. */
class FragmentBoundary extends Component<{ nodes: readonly Node[]; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { nodes, children } = this.props
    return this.state.hasFailed ? <StaticContent content={{ nodes }} /> : children
  }
}
