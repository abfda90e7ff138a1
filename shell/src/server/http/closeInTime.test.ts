import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { closeInTime } from './closeInTime.ts'

it('ends a connection on which nothing was asked, after the grace period', async () => {
  const app = Fastify()
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port)
  const ended = once(socket, 'close')
  await Promise.all([once(socket, 'connect'), once(app.server, 'connection')])

  await closeInTime(app, 50)

  await ended
})
