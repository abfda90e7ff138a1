import { leadScope } from '@site/contracts/advertising'
import type { Acknowledgement } from '../../../configuration/forwardConfiguration.ts'
import type { Conversion } from '../../../configuration/noticeConfiguration.ts'
import { deliver } from '../../forwarding/forwardLead.ts'
import { usualAnswerHost } from '../../forwarding/forwardTarget.ts'
import type { NoticedLead, NoticeTarget } from '../NoticeTarget.ts'
import { conversionRequest, identifiersOf } from './conversionRequest.ts'

/** What the two say when they have taken one. A script of Google's answers 200 also when it has failed. */
const acknowledgements = {
  meta: { by: 'json', field: 'events_received', value: '1' },
  google: { by: 'json', field: 'status', value: 'success' },
} as const satisfies Record<Conversion['company'], Acknowledgement>

/** Tells an advertising company of leads whose person has consented to that, and of no other. */
export function conversionTarget(conversion: Conversion): NoticeTarget {
  const { name, url, company, moment } = conversion
  return {
    name,
    place: new URL(url).host,
    moment,
    concerns: (lead) => withheldBecause(conversion, lead) ?? true,
    send: (lead) =>
      deliver(conversionRequest(conversion, lead), {
        acknowledgement: acknowledgements[company],
        answerHost: usualAnswerHost(url),
      }),
  }
}

/** Why a lead is not handed on, in the words of the desk; undefined if it is. */
export function withheldBecause(
  conversion: Pick<Conversion, 'company' | 'moment'>,
  lead: NoticedLead,
): string | undefined {
  const { answer, scope = [] } = lead.advertising ?? {}
  if (answer !== 'accepted' || !scope.includes(leadScope(conversion.company))) return 'Sem consentimento para anúncios'
  if (conversion.moment === 'won' && lead.wonAt === undefined) return 'Não está mais em Ganho'
  const { email, phone, click } = identifiersOf(conversion, lead)
  return email || phone || click ? undefined : 'Sem e-mail, telefone ou código de clique'
}
