// biome-ignore-all lint/correctness/noComponentHookFactories: island() makes components, once each, when a module is read.

import type { Hydration } from '@site/contracts/documentContract'
import {
  type ComponentType,
  memo,
  type Ref,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { carryInput } from './carryInput.ts'
import { IslandBoundary } from './IslandBoundary.tsx'
import { type DeferredLoad, deferLoad } from './deferredLoad.ts'
import { keepReplaced } from './keepReplaced.ts'
import { StaticContent, staticContent } from './StaticContent.tsx'
import { useReplayedClicks } from './useReplayedClicks.ts'
import { trackedLoad } from './trackedLoad.ts'
import { useStable } from './useStable.ts'

type Options = {
  /**
   * When server HTML is hydrated: at once (`idle`), which starts the whole page without the visitor; at idle after the visitor's
   * first interaction with the page (`intent`); within `margin` of the viewport after it; when the visitor touches it; or never.
   * A section that is only read needs no declaration: its module begins with `'use static'`, which the build makes `never`.
   * The code of an `intent` island in the first view belongs in the page's own file (`webpackMode: 'eager'`). In a file of its own
   * it would come one round trip later.
   */
  hydrate: Hydration
  /**
   * False for what only browsers can render, such as a map: the server renders the space that it takes (`placeholder`), and never
   * reads its module.
   */
  ssr?: false
  /** Distance from the viewport at which the island loads: 50px or 100px (specification, section 9). */
  margin?: '50px' | '100px'
  /** Height reserved on a client-side navigation until the code is loaded, as a CSS length. */
  placeholder?: string
  /**
   * Name of the island, unique on its page. On a client-side navigation its HTML is taken from the document that the server
   * rendered for that page: a `never` island needs no code there either, and any other reserves exactly the space that it
   * will take. The same if React has to render a page anew that it could not hydrate.
   */
  section?: string
  /** Id of the section inside, so that an anchor can be reached before its code is loaded. */
  id?: string
}

const never = () => () => {}

/**
 * Turns a part of a page into an island: in the server's HTML from the start, with its code in a separate chunk that is
 * loaded and hydrated when `hydrate` says so. On a client-side navigation, `hydrate` says when it is rendered. While its
 * code is late or unreachable, server HTML stays as it is and the load is retried. If it fails, the visitor can try again:
 * first in place, which helps once the network is back, then with a new document.
 */
export function island<Props extends object>(load: () => Promise<ComponentType<Props>>, options: Options) {
  type ContentProps = { deferred: DeferredLoad<ComponentType<Props>>; props: Props }
  const Content = memo(function Content({ deferred, props }: ContentProps) {
    const Component = use(deferred.content)
    const ref = useRef<HTMLSpanElement>(null)
    // Before the paint: the visitor may be typing.
    useLayoutEffect(() => {
      if (ref.current?.parentElement) carryInput(ref.current.parentElement)
    }, [])
    useReplayedClicks(() => ref.current?.parentElement)
    return (
      <>
        <Component {...props} />
        <span ref={ref} hidden />
      </>
    )
  })

  return function Island(props: Props) {
    const { section, hydrate, ssr = true } = options
    const hydrating = useSyncExternalStore(never, isFalse, isTrue)
    const [serverRendered] = useState(hydrating)
    const [kept] = useState(() => (hydrate === 'never' ? staticContent(section, hydrating) : undefined))
    if (kept) return <StaticContent data-island="never" data-section={section} content={kept} />
    if (hydrating && !ssr)
      return (
        <div data-island={hydrate} data-section={section}>
          <Space />
        </div>
      )
    return <LiveIsland serverRendered={serverRendered && ssr} props={props} />
  }

  function LiveIsland({ serverRendered, props }: { serverRendered: boolean; props: Props }) {
    const [attempt, setAttempt] = useState(0)
    const place = useRef<HTMLDivElement>(null)
    const deferred = useMemo(
      () => deferLoad(() => trackedLoad(load), { serverRendered: serverRendered && attempt === 0, ...options }),
      [serverRendered, attempt],
    )
    useEffect(() => deferred.watch(place.current), [deferred])
    const stableProps = useStable(props)
    const content = useMemo(
      () => (
        <IslandBoundary key={attempt} isRetry={attempt > 0} onRetry={() => setAttempt((count) => count + 1)}>
          <Suspense fallback={<Waiting isRetry={attempt > 0} />}>
            <Content deferred={deferred} props={stableProps} />
          </Suspense>
        </IslandBoundary>
      ),
      [deferred, attempt, stableProps],
    )
    return (
      <div ref={place} data-island={options.hydrate} data-section={options.section}>
        {content}
      </div>
    )
  }

  /** As tall as the content: its HTML, unless what is in its place is the notice that it failed. */
  function Waiting({ isRetry }: { isRetry: boolean }) {
    const { section } = options
    const [kept] = useState(() => (isRetry ? undefined : staticContent(section, false)))
    const space = useRef<HTMLDivElement>(null)
    // Before the paint.
    useLayoutEffect(() => {
      if (space.current && !isRetry) keepReplaced(space.current)
    }, [isRetry])
    return kept ? <StaticContent content={kept} data-section={section} /> : <Space ref={space} />
  }

  function Space({ ref }: { ref?: Ref<HTMLDivElement> }) {
    const { placeholder = '24rem', id } = options
    return <div ref={ref} style={{ minHeight: placeholder }} id={id} />
  }
}

function isTrue() {
  return true
}

function isFalse() {
  return false
}
