import { partsOfName } from '@site/contracts/Fragment'
import type { Release } from '@site/contracts/Release'
import type { Finding } from '@site/release-protocol/exchange/findings'

type Fragments = Pick<Release, 'name' | 'fragments' | 'places'>

const DEFINITION = 'rspack.config.ts'

const hasFragment = ({ fragments }: Fragments, component: string) => fragments?.exposes[component] !== undefined

/** Who places the fragments of a release, and what it places itself that is not there. */
export function fragmentFindings(candidate: Fragments, live: readonly Fragments[]): Finding[] {
  const others = live.filter(({ name }) => name !== candidate.name)
  const former = live.find(({ name }) => name === candidate.name)
  const find = (kind: Finding['kind'], reason: string) => ({ kind, rule: 'fragments', file: DEFINITION, reason })
  const used = others.flatMap(({ name, places = [] }) =>
    places
      .map(partsOfName)
      .flatMap(({ remote, component }) => (remote === candidate.name ? [{ name, component }] : [])),
  )
  const components = [...new Set(used.map(({ component }) => component))]
  return [
    ...components.flatMap((component) => {
      const users = used.filter((one) => one.component === component).map(({ name }) => name)
      const text = `${component} is placed by ${users.join(', ')}`
      if (hasFragment(candidate, component)) return [find('notice', `${text}, whose pages are checked with it.`)]
      if (!former || !hasFragment(former, component)) return []
      return [find('refusal', `${text} and would disappear. Keep it until no live release places it.`)]
    }),
    ...(candidate.places ?? []).flatMap((placed) => {
      const { remote, component } = partsOfName(placed)
      const offering = [candidate, ...others].find(({ name }) => name === remote)
      if (offering && hasFragment(offering, component)) return []
      return [find('notice', `${placed} is not live: its fallback is shown until it is.`)]
    }),
  ]
}
