import type { DeskLead } from '@site/contracts/LeadDesk'

type Lead = Pick<DeskLead, 'number'>

/**
 * The list after its first page was loaded again: that page as it is now, and below it what was loaded before. Whoever has
 * sent something new stands at the top alone. Whoever `isHeld` stays, even if nobody looks for them any more.
 */
export function mergeLeads<Kept extends Lead & Pick<DeskLead, 'earlier'>>(
  fresh: readonly Kept[],
  known: readonly Kept[],
  { isWhole, isHeld }: { isWhole: boolean; isHeld: (lead: Kept) => boolean },
): Kept[] {
  const last = fresh.at(-1)
  const isFurther = ({ number }: Kept) => !isWhole && last !== undefined && number < last.number
  const replaced = new Set(fresh.flatMap(({ number, earlier }) => [number, ...earlier.map((one) => one.number)]))
  const kept = known.filter((lead) => !replaced.has(lead.number) && (isFurther(lead) || isHeld(lead)))
  return [...fresh, ...kept].sort((one, other) => other.number - one.number)
}
