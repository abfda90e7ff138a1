import { createHash } from 'node:crypto'
import type { NoticedLead, NoticeTarget } from '../leads/notices/NoticeTarget.ts'
import type { PushDevices } from './pushDevices.ts'
import type { PushMessage, SendPush } from './sendPush.ts'

type Options = { devices: Pick<PushDevices, 'ofSellers' | 'remove'>; send: SendPush }

/** Why a test arrives nowhere; a lead concerns nobody then. */
const NOBODY = 'ninguém de vendas ligou os avisos em um aparelho.'

/** Tells those who sell on their phones. What lies on a locked screen says who it is by the first name, and about what. */
export function pushTarget({ devices, send }: Options): NoticeTarget {
  return {
    name: 'celulares',
    place: 'quem ligou os avisos no próprio aparelho',
    concerns: async () => (await devices.ofSellers()).length > 0,
    async send(lead) {
      const results = await Promise.all(
        (await devices.ofSellers()).map(async (device) => {
          const result = await send(device, messageOf(lead))
          if (result.status === 'gone') await devices.remove(device.endpoint)
          return result
        }),
      )
      const refused = results.flatMap((result) => (result.status === 'refused' ? [result.reason] : []))
      // Otherwise those that have it would get it again with every attempt.
      if (results.some(({ status }) => status === 'accepted')) return undefined
      return refused[0] ?? (lead.isTest && NOBODY)
    },
  }
}

/** What a device shows of a lead. */
export function messageOf({ name, form, key, isTest }: NoticedLead): PushMessage {
  const [first = ''] = name
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .split(/\s+/)
  return {
    title: isTest ? 'Teste de aviso' : 'Novo lead',
    body: `${first.slice(0, 40) || 'Alguém'} (${form})`,
    tag: createHash('sha256').update(key).digest('base64url').slice(0, 16),
  }
}
