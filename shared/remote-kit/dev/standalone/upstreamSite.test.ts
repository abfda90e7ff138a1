import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { createUpstreamSite, isSubmission } from './upstreamSite.ts'

it.each([
  { method: 'POST', path: '/leads', headers: {}, submitted: true },
  { method: 'POST', path: '/_views', headers: {}, submitted: true },
  { method: 'GET', path: '/leads/guide', headers: {}, submitted: true },
  { method: 'GET', path: '/elsewhere', headers: { 'idempotency-key': 'a' }, submitted: true },
  { method: 'GET', path: '/leads/guide/token', headers: {}, submitted: false },
  { method: 'GET', path: '/leads/token', headers: {}, submitted: false },
  { method: 'GET', path: '/loja', headers: {}, submitted: false },
  { method: 'HEAD', path: '/loja', headers: {}, submitted: false },
])('$method $path with $headers is a submission: $submitted', ({ method, path, headers, submitted }) => {
  expect(isSubmission(method, path, headers)).toBe(submitted)
})

it.each(['localhost:3000', 'www.agency.example', 'file:///site'])('%s is no address of a site', (address) => {
  expect(() => createUpstreamSite(address)).toThrow(/^SITE is .*, but it must be the site's address, such as https:/)
})

describe('evidence', () => {
  const { prices: _, ...withoutPrices } = sampleEvidence
  /** The evidence of a site that responds with this. */
  function evidenceFrom(response: Response) {
    jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(response)
    return createUpstreamSite('https://agency.example/').evidence()
  }

  it('is read from the site, without the sections of a later version', async () => {
    expect(await evidenceFrom(Response.json({ ...sampleEvidence, awards: [] }))).toEqual(sampleEvidence)
  })

  it('is undefined if the site has none', async () => {
    expect(await evidenceFrom(new Response('not found', { status: 404 }))).toBeUndefined()
  })

  it.each([
    { what: 'HTML', response: () => new Response('<!DOCTYPE html>'), message: 'content: must be JSON' },
    { what: 'a missing section', response: () => Response.json(withoutPrices), message: 'prices: ' },
  ])('is rejected with its address and place: $what', async ({ response, message }) => {
    await expect(evidenceFrom(response())).rejects.toThrow(`https://agency.example/_evidence.json: ${message}`)
  })
})
