import type { DeskLead } from '@site/contracts/LeadDesk'

type Lead = Pick<DeskLead, 'number'>

/**
 * The list after its first page was loaded again: that page as it is now, and below it what was loaded before. Whoever has
 * sent something new stands at the top alone.
 */
export function mergeLeads<Kept extends Lead & Pick<DeskLead, 'earlier'>>(
  fresh: readonly Kept[],
  known: readonly Kept[],
  isWhole: boolean,
): Kept[] {
  const last = fresh.at(-1)
  if (isWhole || !last) return [...fresh]
  const replaced = new Set(fresh.flatMap(({ number, earlier }) => [number, ...earlier.map((one) => one.number)]))
  return [...fresh, ...known.filter(({ number }) => number < last.number && !replaced.has(number))]
}
