/*
 * Functions that run in an inspected page. Each is sent as text, so it must be self-contained; and it must not give a
 * function inside it a name, because the compiler would add a call of a helper that does not exist there.
 */

/** What React tells its developer tools of a component, as far as this needs it. */
type Fiber = {
  tag: number
  type: unknown
  /** Not 0 while it has an update that is not rendered yet. */
  lanes: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  stateNode: unknown
}

/**
 * Runs before the page's own code, in the place of React's developer tools: finds a component that has another update each time
 * its effects have run. As React in development, it calls this endless after fifty times.
 */
export function watchEffects(): void {
  let updated = new Map<Fiber, number>()
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      ...{
        supportsFiber: true,
        renderers: new Map(),
        inject() {
          return 1
        },
      },
      ...{ onCommitFiberRoot() {}, onCommitFiberUnmount() {} },
      onPostCommitFiberRoot(_renderer: number, root: { pendingLanes: number; current: Fiber }) {
        const former = updated
        updated = new Map()
        // Most often nothing is left to do.
        if (root.pendingLanes === 0 || window.__endlessEffect) return
        const waiting = [root.current]
        for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
          if (fiber.sibling) waiting.push(fiber.sibling)
          if (fiber.child) waiting.push(fiber.child)
          // Functions, classes, and what `forwardRef` and `memo` make of functions.
          if (fiber.lanes === 0 || ![0, 1, 11, 14, 15].includes(fiber.tag)) continue
          // Another object after each rendering: one that has only waited is no loop.
          const times = former.get(fiber) ?? (fiber.alternate ? (former.get(fiber.alternate) ?? 0) : 0) + 1
          updated.set(fiber, times)
          if (times < 50) continue
          let place: Element | null = null
          for (let around: Fiber | null = fiber; around && !place; around = around.return) {
            if (around.stateNode instanceof Element) place = around.stateNode.closest('[data-island]')
          }
          const type = Object(fiber.type)
          const name = (place && window.__islands?.get(place)?.name) ?? 'page'
          window.__endlessEffect = { name, component: type.render ?? type.type ?? type }
        }
        window.__updates = Math.max(0, ...updated.values())
      },
    },
  })
}

/** False while it is not known yet whether the effects of a component end. */
export function haveEffectsEnded(): boolean {
  return window.__endlessEffect !== undefined || (window.__updates ?? 0) < 5
}

/** The island in which a component updates itself without an end; undefined if none does. */
export function endlessEffect(): string | undefined {
  return window.__endlessEffect?.name
}
