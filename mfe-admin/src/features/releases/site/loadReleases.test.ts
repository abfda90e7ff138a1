import { partWith, releaseOf, siteWith } from '../testing/sampleReleases.ts'
import { loadReleases } from './loadReleases.ts'

const site = siteWith(partWith([releaseOf('a', 'live')]))

it.each([
  { what: 'the releases', response: async () => Response.json(site), result: { status: 'loaded', site } },
  {
    what: 'a session that has ended',
    response: async () => Response.json({ reason: 'Entre de novo.' }, { status: 401 }),
    result: { status: 'closed', reason: 'Entre de novo.' },
  },
  { what: 'another shape', response: async () => Response.json({ parts: 1 }), result: { status: 'failed' } },
  { what: 'a failure', response: async () => Response.json(site, { status: 503 }), result: { status: 'failed' } },
  { what: 'a body that is not JSON', response: async () => new Response('<html>'), result: { status: 'failed' } },
  {
    what: 'no response',
    response: async () => Promise.reject(new TypeError('Failed to fetch')),
    result: { status: 'failed' },
  },
])('understands $what', async ({ response, result }) => {
  expect(await loadReleases(response)).toEqual(result)
})
