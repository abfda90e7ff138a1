import type { SiteFacts } from '@site/contracts/SiteFacts'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { act, screen, within } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { SiteDocument } from '../../universal/document/SiteDocument.tsx'
import { createSiteStore } from '../../universal/store/createSiteStore.ts'
import { fakeEffects } from '../../universal/testing/fakeEffects.ts'
import type { View } from '../navigation/View.ts'
import { ShellLayers } from './ShellLayers.tsx'

let mockBroken = ''
function mockLayer(name: string) {
  if (mockBroken === name) throw new Error(`${name} is broken.`)
  return <p>{name}</p>
}
jest.mock('@site/design/islands/island', () => ({
  island:
    (_load: unknown, { section }: { section: string }) =>
    () =>
      mockLayer(section),
}))
jest.mock('../../universal/whatsApp/WhatsAppDialog.tsx', () => ({ WhatsAppDialog: () => mockLayer('WhatsAppDialog') }))
jest.mock('../toasts/Toasts.tsx', () => ({ Toasts: () => mockLayer('Toasts') }))
jest.mock('./RouteAnnouncer.tsx', () => ({ RouteAnnouncer: () => mockLayer('RouteAnnouncer') }))
jest.mock('../consent/ConsentBanner.tsx', () => ({ ConsentBanner: () => mockLayer('ConsentBanner') }))

const layers = ['TopBar', 'Footer', 'WhatsAppDialog', 'Toasts', 'RouteAnnouncer', 'ConsentBanner']
const site: SiteFacts = { ...sampleSite, services: { ...sampleSite.services, analyticsId: 'G-AMOSTRA' } }

async function open(broken: string) {
  mockBroken = broken
  // React reports every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const onGivenUp = jest.fn()
  const view = { path: '/' } as View
  const root = createRoot(document)
  await act(async () =>
    root.render(
      <SiteDocument
        site={site}
        store={createSiteStore(fakeEffects().effects)}
        path="/"
        layers={<ShellLayers view={view} onGivenUp={onGivenUp} />}
        onLayerGivenUp={onGivenUp}
      >
        <h1>Página</h1>
      </SiteDocument>,
    ),
  )
  return { onGivenUp, close: () => act(async () => root.unmount()) }
}

afterEach(() => jest.restoreAllMocks())

it.each([
  { layer: 'no layer', plain: false, links: 0 },
  { layer: 'TopBar', plain: false, links: 2 },
  { layer: 'Footer', plain: false, links: 2 },
  { layer: 'WhatsAppDialog', plain: true, links: 0 },
  { layer: 'Toasts', plain: true, links: 0 },
  { layer: 'RouteAnnouncer', plain: false, links: 0 },
  { layer: 'ConsentBanner', plain: false, links: 0 },
])('loses nothing but $layer when that throws, and keeps plain links in its place', async ({ layer, plain, links }) => {
  const { onGivenUp, close } = await open(layer)

  expect(screen.getByRole('heading', { name: 'Página' })).toBeVisible()
  for (const other of layers.filter((name) => name !== layer)) expect(screen.getByText(other)).toBeVisible()
  expect(screen.queryByText(layer)).toBeNull()
  expect(within(document.body).queryAllByRole('link')).toHaveLength(links)
  expect(onGivenUp).toHaveBeenCalledTimes(plain ? 1 : 0)

  await close()
})
