import { endAll, name, openTeam, other, own, permitted, previewing, runningSite } from './testing/openPublishing.ts'

jest.setTimeout(60_000)

afterEach(endAll)

it.each([
  ...['', '/history', '/steps', '/verdicts', '/statement'],
  ...['/lacking', '/candidates', '/changes', '/links', '/pause', '/files'],
])('reveals nothing at %s without a permit', async (path) => {
  const { app } = await runningSite()
  const isPosted = ['/lacking', '/candidates', '/changes', '/links', '/pause'].includes(path)
  const methods = path === '/files' ? ['PUT' as const] : isPosted ? ['POST' as const] : ['GET' as const]

  for (const method of methods) {
    const answer = await app.inject({
      method,
      url: `/_releases/${name}${path}`,
      payload: method === 'GET' ? undefined : [],
    })
    expect([answer.statusCode, answer.json()]).toEqual([401, { reason: expect.stringContaining('has no permit') }])
  }
})

it('refuses a permit of another remote, or of a name without a key', async () => {
  const { site } = await runningSite()

  await expect(openTeam(site, other, name).client.ask({})).rejects.toThrow('Not signed by a key')
  await expect(openTeam(site, previewing, 'mfe-other').client.ask({})).rejects.toThrow('Not signed by a key')
  await expect(openTeam(site, own, 'mfe-free').client.ask({})).rejects.toThrow('the registry has no key for it')
})

it('slows down a client that tries keys, but not one with the right key at another address', async () => {
  const { app, site } = await runningSite()
  const { headers } = await permitted(site)
  const ask = (from: string, more = {}) =>
    app.inject({ url: `/_releases/${name}`, remoteAddress: from, headers: more }).then(({ statusCode }) => statusCode)
  for (let time = 0; time < 20; time++) expect(await ask('192.0.2.1')).toBe(401)

  expect(await ask('192.0.2.1', headers)).toBe(429)
  expect(await ask('192.0.2.2', headers)).toBe(200)
})
