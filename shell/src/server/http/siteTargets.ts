import { confirmationsOf } from '../admin/confirmations.ts'
import type { TeamStore } from '../admin/team/TeamStore.ts'
import type { Configuration } from '../configuration/readConfiguration.ts'
import type { NoticeTarget } from '../leads/notices/NoticeTarget.ts'
import type { noticeStore } from '../leads/notices/noticeStore.ts'
import { noticeTargets } from '../leads/notices/noticeTargets.ts'
import type { LeadStore } from '../leads/store/LeadStore.ts'
import type { SendMail } from '../mail/createMailer.ts'
import type { PushDevices } from '../push/pushDevices.ts'
import { pushTarget } from '../push/pushTarget.ts'
import type { SendPush } from '../push/sendPush.ts'
import type { LeadForms } from '../releases/composition/liveForms.ts'
import type { Serving } from '../releases/serving/createServing.ts'

type Options = {
  configuration: Pick<Configuration, 'leads' | 'site' | 'hosts'>
  serving: Pick<Serving, 'current'>
  leadStore: LeadStore
  notices: Pick<ReturnType<typeof noticeStore>, 'toldSince'>
  forms: LeadForms
  team: TeamStore
  pushDevices: PushDevices
  sendPush: SendPush
  sendMail: SendMail | undefined
}

const DAY = 24 * 60 * 60_000

/** Where the agency's people answer leads. */
const leadsPage = '/leads'

/** Everybody who hears of a lead on this site: the agency's people, their systems, and the visitor. */
export function siteTargets(options: Options): NoticeTarget[] {
  const { configuration, serving, leadStore, notices, forms, team, pushDevices, sendPush, sendMail } = options
  const { brand, siteUrl } = configuration.site
  return [
    ...noticeTargets(configuration.leads, {
      ...{ brand, siteUrl, forms, sendMail },
      deskUrl: `${configuration.hosts.admin}${leadsPage}`,
      services: () => serving.current.services,
      sentTo: (target, address) => notices.toldSince(target, address, Date.now() - DAY),
      isConfirmed: async (key) => (await leadStore.confirmed([key])).has(key),
      tokenFor: confirmationsOf({ team, store: leadStore }).tokenFor,
    }),
    pushTarget({ devices: pushDevices, send: sendPush }),
  ]
}
