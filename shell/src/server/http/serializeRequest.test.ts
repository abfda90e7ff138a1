import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { logOptions } from './serverLog.ts'

it('logs neither what was typed nor who sent the request', async () => {
  let text = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  const app = Fastify({ logger: { ...logOptions('info'), stream } })
  app.get('/leads/sample', async () => ({ status: 'success' }))

  await app.inject({ url: '/leads/sample?nome=Ana&email=ana%40exemplo.com.br', remoteAddress: '203.0.113.7' })

  expect(text).toContain('"req":{"method":"GET","path":"/leads/sample"}')
  expect(text).not.toMatch(/Ana|exemplo|203\.0\.113\.7/)
  await app.close()
})
