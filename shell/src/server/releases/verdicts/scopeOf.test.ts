import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import type { SiteSettings } from '../selection/SiteSettings.ts'
import { scopeOf, settingsOf } from './scopeOf.ts'

const settings: SiteSettings = {
  registry: { remotes: [{ name: 'mfe-shop', prefixes: ['/shop'] }] },
  build: 'one',
  site: sampleSite,
  serviceVariables: { reserved: new Set(), values: { SHOP_URL: 'https://shop.example' } },
  developmentOrigins: {},
}

it.each<{ what: string; change: Partial<SiteSettings>; settingsDiffer: boolean }>([
  { what: 'another build', change: { build: 'two' }, settingsDiffer: false },
  { what: 'a smaller registry', change: { registry: { remotes: [] } }, settingsDiffer: true },
  { what: 'another fact', change: { site: { ...sampleSite, brand: 'Outra' } }, settingsDiffer: true },
  {
    what: 'another variable',
    change: { serviceVariables: { reserved: new Set(), values: { SHOP_URL: 'https://other.example' } } },
    settingsDiffer: true,
  },
  {
    what: 'a development server',
    change: { developmentOrigins: { 'mfe-shop': 'http://localhost:3001' } },
    settingsDiffer: true,
  },
])('makes another scope of $what; with other settings: $settingsDiffer', ({ change, settingsDiffer }) => {
  const other = { ...settings, ...change }

  expect(scopeOf(other)).not.toBe(scopeOf(settings))
  expect(settingsOf(other) !== settingsOf(settings)).toBe(settingsDiffer)
})
