import type { ScopeVerdict } from '@site/release-protocol/verdict/verdicts'

/** What verdicts say about one name: a team learns nothing of the others. */
export function verdictsAbout(name: string, verdicts: readonly ScopeVerdict[]): ScopeVerdict[] {
  const ofName = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([of]) => of === name))
  return verdicts.map(({ scope, generation }) => {
    if (!generation) return { scope }
    const { live, refused, canaries = {}, notices } = generation
    const own = {
      live: ofName(live),
      refused: refused.filter((refusal) => refusal.name === name),
      canaries: ofName(canaries),
      notices: notices?.filter((notice) => notice.name === name),
    }
    return { scope, generation: { ...generation, ...own } }
  })
}
