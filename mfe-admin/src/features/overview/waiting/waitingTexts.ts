import type { OverviewWaiting } from '@site/contracts/DeskOverview'
import { formatNumber } from '@site/design/formatNumber'
import { formatTime } from '../../releases/texts/format.ts'

type Part<Name extends keyof OverviewWaiting> = NonNullable<OverviewWaiting[Name]>

/** How many people wait for an answer. */
export function leadsText({ people, isMore }: Pick<Part<'leads'>, 'people' | 'isMore'>): string {
  if (people === 1 && !isMore) return '1 pessoa espera resposta.'
  return `${isMore ? 'Mais de ' : ''}${formatNumber(people)} pessoas esperam resposta.`
}

/** What is to be done next, with whom, and since when it is due. */
export const stepText = ({ who, text, on }: Part<'steps'>[number]): string =>
  `${text}: ${who || 'sem nome'} (${on.split('-').reverse().slice(0, 2).join('/')})`

export const draftText = ({ by, at }: Part<'drafts'>[number]): string => `De ${by}, ${formatTime(at)}`
