import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { closeGracefully, GRACE_PERIOD } from './closeGracefully.ts'

afterEach(() => jest.useRealTimers())

it('closes an idle connection after the grace period', async () => {
  const app = Fastify()
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port)
  const ended = once(socket, 'close')
  await Promise.all([once(socket, 'connect'), once(app.server, 'connection')])
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })

  const closed = closeGracefully(app)
  jest.advanceTimersByTime(GRACE_PERIOD - 1)
  expect(socket.destroyed).toBe(false)
  jest.advanceTimersByTime(1)

  await Promise.all([closed, ended])
})

it('leaves no timer running if closing fails', async () => {
  jest.useFakeTimers()
  const close = () => Promise.reject(new Error('a hook failed'))
  const app = { close, server: {} } as unknown as FastifyInstance

  await expect(closeGracefully(app)).rejects.toThrow('a hook failed')

  expect(jest.getTimerCount()).toBe(0)
})
