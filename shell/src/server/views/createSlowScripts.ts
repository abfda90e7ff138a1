import type { PageView } from '@site/contracts/PageView'

type SlowScript = { remote: string; release: string; file: string; views: number; longest: number }

/** The number of scripts that are kept; the oldest are dropped. */
const MAX_SCRIPTS = 100

/**
 * Counts, since the server was started, in how many views a script of the page's release, or of the shell, blocked a frame
 * the longest, and for how many ms at most. `isServed` knows the addresses of all files: anything else is ignored.
 */
export function createSlowScripts(isServed: (address: string) => boolean) {
  const scripts = new Map<string, SlowScript>()

  function scriptOf({ remote, release, shell }: PageView, place: string) {
    const [file = ''] = place.split(':', 1)
    if (isServed(`/r/${remote}/${release}/${file}`)) return { remote, release, file }
    return isServed(`/shell/${file}`) ? { remote: 'shell', release: shell, file } : undefined
  }

  return {
    add(view: PageView): void {
      const script = view.slowest && scriptOf(view, view.slowest.place)
      if (!view.slowest || !script) return
      const key = Object.values(script).join(' ')
      const known = scripts.get(key)
      const longest = Math.max(view.slowest.duration, known?.longest ?? 0)
      scripts.set(key, { ...script, views: (known?.views ?? 0) + 1, longest })
      const oldest = scripts.keys().next().value
      if (scripts.size > MAX_SCRIPTS && oldest !== undefined) scripts.delete(oldest)
    },
    list: (): readonly SlowScript[] => [...scripts.values()],
  }
}

export type SlowScripts = ReturnType<typeof createSlowScripts>
