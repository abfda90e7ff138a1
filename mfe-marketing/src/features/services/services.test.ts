import { readTexts } from '@site/contracts/readTexts'
import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { serviceTexts } from '../../texts/serviceTexts.ts'
import { serviceData } from './serviceData.ts'
import { serviceNames } from './serviceNames.ts'
import { services } from './services.ts'

const texts = readTexts(sampleSite, 'serviceTexts', serviceTexts)

it('has the sections of the specification in their order, each in the list of anchors', () => {
  const ids = ['sites-24h', 'restaurantes', 'petshops', 'seo-ads-local', 'outros-negocios']

  expect(services.map(({ id }) => id)).toEqual(ids)
  expect(Object.keys(serviceNames)).toEqual(ids)
})

it.each([
  { id: 'sites-24h', names: 'site no ar em 1 dia' },
  { id: 'restaurantes', names: 'restaurante' },
  { id: 'petshops', names: 'petshop' },
  { id: 'seo-ads-local', names: 'SEO local e anúncios' },
  { id: 'outros-negocios', names: 'meu tipo de negócio' },
] as const)('names the service in the WhatsApp text of $id', ({ id, names }) => {
  expect(texts[id].message).toContain(names)
})

it('gives search engines each section at its anchor', () => {
  const addresses = serviceData(sampleSite, sampleEvidence, texts)['@graph'].flatMap((entry) =>
    'url' in entry ? [entry.url] : [],
  )

  expect(addresses).toEqual(services.map(({ id }) => `${sampleSite.siteUrl}/servicos#${id}`))
})
