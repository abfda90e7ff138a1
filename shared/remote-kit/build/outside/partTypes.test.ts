import * as v from 'valibot'
import { apiTypes, partTypes } from './partTypes.ts'

const definition: Parameters<typeof partTypes>[0] = {
  fragments: {
    Prices: './src/fragments/Prices.tsx',
    Teaser: './src/fragments/Teaser.tsx',
    Latest: { component: './src/fragments/Latest.tsx', data: './src/latestData.ts' },
    Map: { manifest: 'https://maps.example/mf-manifest.json', expose: './Map' },
  },
  pages: [
    { path: '/shop', page: './src/pages/ShopPage.tsx' },
    { path: '/shop/:kind/:slug', page: './src/pages/ProductPage.tsx', query: ['size'] },
  ],
}
const component = () => null
const props = v.object({ count: v.number() })
const bundle = {
  fragments: { Prices: { module: { default: component, props } }, Teaser: { module: { default: component } } },
}

const part = (text: string) => `import type { FunctionComponent } from 'react'

${text}
declare const Part: FunctionComponent<Props>
export default Part
`

it('declares fragments with their props, and pages with the parts of their address', () => {
  expect(partTypes(definition, bundle)).toEqual({
    './Prices': part('export type Props = {\n  count: number\n}\n'),
    './Teaser': part('export type Props = object\n'),
    './pages/ShopPage': part('/** The page /shop. */\nexport type Props = object\n'),
    './pages/ProductPage': part(`/** The page /shop/:kind/:slug. */
export type Props = {
  params: {
    kind: string
    slug: string
  }
  query?: {
    size?: string
  }
}
`),
  })
})

it('names each expose after the host’s own name for the remote, for loadRemote', () => {
  expect(
    apiTypes(['./Prices', './pages/ShopPage']),
  ).toBe(`export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/Prices' | 'REMOTE_ALIAS_IDENTIFIER/pages/ShopPage'
export type PackageType<T> = T extends 'REMOTE_ALIAS_IDENTIFIER/Prices' ? typeof import('REMOTE_ALIAS_IDENTIFIER/Prices') : T extends 'REMOTE_ALIAS_IDENTIFIER/pages/ShopPage' ? typeof import('REMOTE_ALIAS_IDENTIFIER/pages/ShopPage') : unknown
`)
})
