import { type Advertising, advertisingScope, companiesOf, companyNames } from '@site/contracts/advertising'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { startAdvertising, stopAdvertising } from '../advertising/advertising.ts'
import { loadAnalytics, stopAnalytics } from '../analytics/analytics.ts'
import type { Asked } from './rememberedChoice.ts'

/** Something that happens only to visitors who have accepted it. */
export type ConsentQuestion = Asked & {
  label: string
  text: string
  start(): void
  stop(): void
}

/** What this site asks its visitors, each apart from the other; nothing where there is nothing to consent to. */
export function consentQuestions({
  services: { analyticsId },
  advertising,
}: Pick<SiteFacts, 'services' | 'advertising'>): ConsentQuestion[] {
  const analytics: ConsentQuestion = {
    key: 'consent',
    scope: [],
    label: 'Privacidade',
    text: 'Com a sua permissão, medimos as visitas com o Google Analytics para melhorar o site. Você decide e pode mudar de ideia quando quiser.',
    start: () => loadAnalytics(analyticsId),
    stop: () => void stopAnalytics(analyticsId),
  }
  return [
    ...(analyticsId ? [analytics] : []),
    ...(advertising
      ? [
          {
            key: 'advertising',
            scope: advertisingScope(advertising),
            label: 'Anúncios',
            text: advertisingText(advertising),
            start: () => startAdvertising(advertising),
            stop: () => void stopAdvertising(advertising),
          } as const,
        ]
      : []),
  ]
}

/** The question about advertising: who learns what, and for what. */
export function advertisingText(advertising: Advertising): string {
  const companies = companiesOf(advertising)
  const visit = advertising.tags.length > 0 && 'da sua visita'
  const form = advertising.leads.length > 0 && 'do formulário que você enviar'
  const what = [visit, form].filter(Boolean).join(' e ')
  const verb = companies.length > 1 ? 'ficam' : 'fica'
  return `Com a sua permissão, ${companyNames(companies)} ${verb} sabendo ${what}, para vermos quais dos nossos anúncios funcionam. Você decide e pode mudar de ideia quando quiser.`
}
