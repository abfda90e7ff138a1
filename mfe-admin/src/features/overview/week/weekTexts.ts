import type { OverviewAnswers, OverviewMeasure, OverviewNumbers, OverviewWeek } from '@site/contracts/DeskOverview'
import { formatNumber } from '@site/design/formatNumber'

/** The measures in the words of the agency. */
export const measureLabels: Readonly<Record<OverviewMeasure, string>> = {
  visits: 'Visitas',
  taps: 'Toques no WhatsApp',
  leads: 'Leads',
  won: 'Ganhos',
}

export const weekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const

/** The last week's number beside this one's: up to the same day, and at the end. */
export function formerText(before: number, whole: number): string {
  const text = `Semana passada até aqui: ${formatNumber(before)}`
  return whole === before ? text : `${text} (no fim: ${formatNumber(whole)})`
}

/** How many of the promised answers came in time. */
export const answersText = ({ inTime, of }: OverviewAnswers, none = 'nenhuma ainda'): string =>
  of === 0 ? none : `${formatNumber(inTime)} de ${formatNumber(of)}`

/** How to read a chart whose highest bar is `most`. */
export const scaleText = (most: number): string =>
  most === 0
    ? 'Nada contado nesta semana, nem na passada.'
    : `Laranja: esta semana. Cinza: a passada. A barra mais alta vale ${formatNumber(most)}.`

/** A chart in a sentence, for those who do not see it. */
export function describedDays({ days }: Pick<OverviewWeek, 'days'>, measure: OverviewMeasure): string {
  const parts = days.flatMap(({ now, isFuture }, index) =>
    isFuture ? [] : [`${weekdays[index]} ${formatNumber(now[measure])}`],
  )
  return `${measureLabels[measure]} por dia nesta semana: ${parts.join(', ')}.`
}

/** Whether something was counted. */
export const hasNumbers = (numbers: OverviewNumbers): boolean => Object.values(numbers).some((count) => count > 0)
