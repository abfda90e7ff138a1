import type { Release } from '@site/contracts/Release'
import { sampleRelease } from '../../releases/testing/sampleRelease.ts'
import { formServices, type ExternalService, servicesFor, sharedServices } from './externalServices.ts'

const external = (name: string, routes?: string[]): ExternalService => ({
  name,
  routes,
  variable: 'STOCK_URL',
  kind: 'url',
  default: '/stock',
  value: '/x',
})
const namesOf = (services: readonly ExternalService[]) => services.map(({ name }) => name)

it('gives a route what its remote declares for all routes and for this one', () => {
  const services = [external('everywhere'), external('here', ['/loja']), external('there', ['/loja/:slug'])]

  expect(namesOf(servicesFor(services, { path: '/loja' }))).toEqual(['everywhere', 'here'])
  expect(namesOf(sharedServices({ 'mfe-sample': services }))).toEqual(['everywhere'])
})

it('gives every page the services that forms are sent to, because the outbox sends from all of them', () => {
  const forms = [{ endpoint: { service: 'order' } }] as unknown as Release['forms']
  const release = sampleRelease({}, { forms })

  expect(namesOf(formServices([release], { 'mfe-sample': [external('order'), external('stock')] }))).toEqual(['order'])
})
