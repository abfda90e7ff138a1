import type { PageView } from '@site/contracts/PageView'
import type { Release } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import { LRUCache } from 'lru-cache'
import { judgeView } from './judgeView.ts'
import { hourOf, type Measure, type Reach, type ViewCount } from './ViewCounts.ts'

/** Anybody may report anything, so views are counted for a limited number of releases, and the oldest are dropped. */
const MAX_RELEASES = 100
/** Addresses that are remembered, each with what it was counted for. */
const MAX_ADDRESSES = 100_000

type Shell = Pick<ShellRelease, 'id' | 'scripts'>

type Options = {
  add(counts: readonly ViewCount[]): void
  /** The compositions that visitors get now. */
  live(): readonly { shell: Shell; releases: readonly Pick<Release, 'name' | 'id' | 'routes'>[] }[]
  /** The share of the visitors, in percent, of a name's canary; 0 if there is none. */
  shareOf?: (name: string) => number
  now?: () => number
}

/** Counts sent documents, and the reports on their views, for their releases. */
export function createViewRecorder({ add, live, shareOf = () => 0, now = Date.now }: Options) {
  const remotes = createRecent<true>()
  const shells = createRecent<string>()
  const reached = new LRUCache<string, true>({ max: MAX_ADDRESSES })

  function recordServed(remote: string, release: string, shell: Shell) {
    remotes.set(`${remote} ${release}`, true)
    shells.set(markOf(shell), shell.id)
  }

  function recordLive(): void {
    for (const composition of live()) {
      for (const { name, id, routes } of composition.releases) {
        if (!routes.some(({ guarded }) => guarded)) recordServed(name, id, composition.shell)
      }
    }
  }

  /** The release that a report names, if this server has served it or it is live; guarded pages report nothing. */
  function servedTo({ remote, release, shell }: PageView) {
    recordLive()
    const shellRelease = shells.get(shell)
    return shellRelease && remotes.get(`${remote} ${release}`) && { remote, release, shell: shellRelease }
  }

  function isFirst(key: string): boolean {
    if (reached.has(key)) return false
    reached.set(key, true)
    return true
  }

  /** Only what is attested counts for a canary: by the address that a marked document was sent to, or reported from. */
  function count(
    { remote, release, shell }: { remote: string; release: string; shell: string },
    counts: readonly { measure: Measure; views: number; bad: number }[],
    attested?: { address: string; reach?: Reach | undefined },
  ) {
    const hour = hourOf(now())
    const names = [
      { remote, release },
      { remote: 'shell', release: shell },
    ]
    add(
      names.flatMap((name) => {
        const of = { hour, ...name, share: attested ? shareOf(name.remote) : 0 }
        const added: ViewCount[] = counts.map((one) => ({ ...of, ...one }))
        const { address, reach } = attested ?? {}
        if (reach && of.share > 0 && isFirst([reach, name.remote, name.release, address].join(' '))) {
          added.push({ ...of, measure: reach, views: 1, bad: 0 })
        }
        return added
      }),
    )
  }

  return {
    /** Whether visitors have a release now, or had it lately: of a remote, or of the shell by its mark. */
    wasServed(name: string, release: string): boolean {
      recordLive()
      const isLive = live().some(({ releases }) => releases.some((one) => one.name === name && one.id === release))
      return (
        isLive || (name === 'shell' ? shells.get(release) !== undefined : remotes.get(`${name} ${release}`) === true)
      )
    },
    /**
     * Documents of a remote's page were sent, with a mark to `address` if that is given. Each counts as silent until its
     * report arrives.
     */
    countDocument(remote: string, release: string, shell: Shell, address?: string): void {
      recordServed(remote, release, shell)
      const attested = address === undefined ? undefined : ({ address, reach: 'served' } as const)
      count({ remote, release, shell: shell.id }, [{ measure: 'silent', views: 1, bad: 1 }], attested)
    },
    /**
     * A browser has reported a view, with its document's mark from `address` if that is given. False if it is about nothing
     * that was served.
     */
    countView(view: PageView, address?: string): boolean {
      const served = servedTo(view)
      if (!served) return false
      const judged = judgeView(view)
      const isPainted = judged.some(({ measure }) => measure === 'lcp')
      count(
        served,
        [
          { measure: 'silent', views: 0, bad: -1 },
          ...judged.map(({ measure, bad }) => ({ measure, views: 1, bad: bad ? 1 : 0 })),
        ],
        address === undefined ? undefined : { address, reach: isPainted ? 'painted' : undefined },
      )
      return true
    },
  }
}

export type ViewRecorder = ReturnType<typeof createViewRecorder>

/** How a document identifies its shell: by the hash in the name of its main script. */
export function markOf({ scripts }: Pick<Shell, 'scripts'>): string {
  return /\bmain\.(\w+)\.js/.exec(scripts.join(' '))?.[1] ?? ''
}

/** A map that drops its oldest entries. */
function createRecent<Value>() {
  const values = new Map<string, Value>()
  return {
    get: (key: string) => values.get(key),
    set(key: string, value: Value) {
      if (values.get(key) === value) return
      values.set(key, value)
      const oldest = values.keys().next().value
      if (values.size > MAX_RELEASES && oldest !== undefined) values.delete(oldest)
    },
  }
}
