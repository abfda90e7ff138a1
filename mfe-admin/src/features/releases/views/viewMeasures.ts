import type { SitePart, ViewSeries } from '@site/contracts/SiteReleases'
import { formatShare, formatViews } from '../texts/format.ts'

/** The releases whose views are compared: the live one, the canary, and the former one. */
export const roles = ['live', 'canary', 'former'] as const
export type Role = (typeof roles)[number]

type Total = { views: number; bad: number }

/** One measure of a part: totals and hours, by role. */
export type Measured = {
  measure: ViewSeries['measure']
  label: string
  totals: Readonly<Partial<Record<Role, Total>>>
  hours: Readonly<Partial<Record<Role, ViewSeries['hours']>>>
}

export const roleLabels: Readonly<Record<Role, string>> = { live: 'No ar', canary: 'Em teste', former: 'Anterior' }

const measureLabels: Readonly<Record<ViewSeries['measure'], string>> = {
  error: 'Erros',
  lcp: 'Carregamento lento',
  inp: 'Resposta lenta',
  cls: 'Página que pula',
  silent: 'Sem notícia',
}
const measureOrder = ['error', 'lcp', 'inp', 'cls', 'silent'] as const

/** The measures with any counts, each with the releases to compare. */
export function viewMeasures({ releases, former, views }: Pick<SitePart, 'releases' | 'former' | 'views'>): Measured[] {
  const idOf: Record<Role, string | undefined> = {
    live: releases.find(({ state }) => state === 'live')?.id,
    canary: releases.find(({ state }) => state === 'canary')?.id,
    former,
  }
  return measureOrder.flatMap((measure) => {
    const found = roles.flatMap((role) => {
      const series = views.find((one) => one.measure === measure && one.release === idOf[role])
      const total = series && totalOf(series.hours)
      return total && total.views > 0 ? [{ role, hours: series.hours, total }] : []
    })
    if (found.length === 0) return []
    return [
      {
        measure,
        label: measureLabels[measure],
        totals: Object.fromEntries(found.map(({ role, total }) => [role, total])),
        hours: Object.fromEntries(found.map(({ role, hours }) => [role, hours])),
      },
    ]
  })
}

function totalOf(hours: ViewSeries['hours']): Total {
  return hours.reduce((sum, [, views, bad]) => ({ views: sum.views + views, bad: sum.bad + bad }), { views: 0, bad: 0 })
}

/** The shares to compare: `0,4% (antes 0,3 %, em teste 0,5%)`. */
export function comparedShares({ totals: { live, canary, former } }: Pick<Measured, 'totals'>): string {
  const share = (total: Total) => formatShare(total.bad, total.views)
  const beside = [former && `antes ${share(former)}`, canary && `em teste ${share(canary)}`].filter(Boolean).join(', ')
  return [live ? share(live) : 'sem visitas', beside && `(${beside})`].filter(Boolean).join(' ')
}

/** The text alternative of a chart. */
export function describedChart({ label, totals }: Measured): string {
  const parts = roles.flatMap((role) => {
    const total = totals[role]
    return total
      ? [`${roleLabels[role].toLowerCase()} ${formatShare(total.bad, total.views)} de ${formatViews(total.views)}`]
      : []
  })
  return `${label} nas últimas 48 horas: ${parts.join('; ')}.`
}
