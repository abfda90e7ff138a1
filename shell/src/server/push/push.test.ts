import { teamIn } from '../admin/team/teamIn.ts'
import { siteDatabase } from '../database/siteDatabase.ts'
import { testLead } from '../leads/notices/noticedLead.ts'
import type { NoticedLead } from '../leads/notices/NoticeTarget.ts'
import { postgresql, sqlite, stopDatabases } from '../database/testing/freshDatabases.ts'
import { isPushService } from './isPushService.ts'
import { pushDevicesIn } from './pushDevices.ts'
import { messageOf, pushTarget } from './pushTarget.ts'
import { createPushSender } from './sendPush.ts'
import { startPushService } from './testing/pushService.ts'

jest.setTimeout(60_000)

let service: Awaited<ReturnType<typeof startPushService>>
const opened: (() => Promise<void>)[] = []
beforeAll(async () => {
  service = await startPushService()
})
beforeEach(() => void service.received.splice(0))
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})
afterAll(async () => {
  await service.stop()
  await stopDatabases()
})

async function open(fresh: typeof sqlite.fresh | typeof postgresql.fresh = sqlite.fresh) {
  const database = siteDatabase(await fresh())
  opened.push(() => database.close())
  const [devices, team] = [pushDevicesIn(database), teamIn(database)]
  const send = createPushSender({ keys: devices.keys, email: 'oi@agencia.com.br' })
  await team.addMember({ id: 'bia', name: 'Bia', email: 'bia@x.com', roles: ['seller'] }, 1)
  await team.addMember({ id: 'leo', name: 'Léo', email: 'leo@x.com', roles: ['writer'] }, 1)
  return { devices, team, send, target: pushTarget({ devices, send }) }
}

const lead: NoticedLead = {
  ...testLead(0),
  isTest: undefined,
  key: 'key-1',
  name: 'Ana Maria Souza',
  form: 'Contato',
} as NoticedLead
const paths = () => service.received.map(({ path }) => path).sort()

describe.each([sqlite, postgresql])('push in $name', ({ fresh }) => {
  it('tells those who sell on each of their devices, so that only the device can read it', async () => {
    const { devices, target } = await open(fresh)
    await devices.add('bia', service.device('phone'), 1)
    await devices.add('bia', service.device('computer'), 2)
    await devices.add('leo', service.device('writer'), 3)
    await devices.add('nobody', service.device('former'), 4)

    expect(await target.concerns?.(lead)).toBe(true)
    expect(await target.send(lead)).toBeUndefined()

    expect(paths()).toEqual(['/computer', '/phone'])
    const [first] = service.received
    expect(first?.headers['content-encoding']).toBe('aes128gcm')
    expect(first?.headers.authorization).toMatch(/^vapid t=/)
    expect(first?.headers.urgency).toBe('high')
    expect(first?.body.toString('latin1')).not.toContain('Ana')
  })

  it('forgets a device that wants no more, and keeps the others', async () => {
    const { devices, target } = await open(fresh)
    for (const name of ['410', '404', '500', 'phone']) await devices.add('bia', service.device(name), 1)

    expect(await target.send(lead)).toBeUndefined()
    service.received.splice(0)
    await target.send(lead)

    expect(paths()).toEqual(['/500', '/phone'])
  })

  it('keeps its keys, whichever server made them', async () => {
    const database = siteDatabase(await fresh())
    opened.push(() => database.close())

    const [one, other] = await Promise.all([pushDevicesIn(database).keys(), pushDevicesIn(database).keys()])

    expect(one).toEqual(other)
    expect(await pushDevicesIn(database).keys()).toEqual(one)
    expect(one.publicKey).toMatch(/^[\w-]{87}$/)
  })

  it('ends with the person, and with her role', async () => {
    const { devices, team, target } = await open(fresh)
    await devices.add('bia', service.device('phone'), 1)

    await team.changeRoles('bia', ['writer'])
    expect(await target.concerns?.(lead)).toBe(false)
    await team.changeRoles('bia', ['owner'])
    expect(await target.concerns?.(lead)).toBe(true)
    await team.removeMember('bia')

    expect(await devices.ofSellers()).toEqual([])
  })

  it('is whose it was last, and at most ten of a person', async () => {
    const { devices, team } = await open(fresh)
    await team.changeRoles('leo', ['seller'])
    const shared = service.device('shared')
    await devices.add('bia', shared, 1)
    await devices.add('leo', shared, 2)
    for (let index = 0; index < 12; index++) await devices.add('bia', service.device(`d${index}`), 10 + index)

    expect(await devices.find('bia', shared.endpoint)).toBeUndefined()
    expect(await devices.find('leo', shared.endpoint)).toEqual(shared)
    expect(await devices.ofSellers()).toHaveLength(11)
  })
})

it('is tried again only where no device has it', async () => {
  const { devices, target } = await open()
  await devices.add('bia', service.device('503'), 1)

  expect(await target.send(lead)).toBe('HTTP 503')
})

it('says of a test alone that it has reached nobody', async () => {
  const { target } = await open()

  expect(await target.send({ ...lead, isTest: true })).toMatch(/^ninguém/)
  expect(await target.send(lead)).toBeUndefined()
})

it.each<{ lead: Partial<NoticedLead>; title: string; body: string }>([
  { lead: {}, title: 'Novo lead', body: 'Ana (Contato)' },
  { lead: { name: '' }, title: 'Novo lead', body: 'Alguém (Contato)' },
  { lead: { name: '  Rui\nLima ' }, title: 'Novo lead', body: 'Rui (Contato)' },
  { lead: { name: 'x'.repeat(99) }, title: 'Novo lead', body: `${'x'.repeat(40)} (Contato)` },
  { lead: { isTest: true }, title: 'Teste de aviso', body: 'Ana (Contato)' },
])('shows $title: $body', ({ lead: changes, title, body }) => {
  const message = messageOf({ ...lead, ...changes })

  expect(message).toMatchObject({ title, body })
  expect(JSON.stringify(message)).not.toMatch(/Souza|@|9000/)
})

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil-push.apple.com.example/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/x', false],
  ['nothing', false],
])('calls %s: %s', (endpoint, isCalled) => {
  expect(isPushService(endpoint)).toBe(isCalled)
})
