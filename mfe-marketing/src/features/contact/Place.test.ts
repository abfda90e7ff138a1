import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { mapUrl } from './Place.tsx'

it('searches for the whole address', () => {
  const { searchParams } = new URL(mapUrl(sampleSite.address))

  expect(searchParams.get('query')).toBe('Rua de Exemplo, 100, Centro, São Paulo - SP, 01000-000')
})
