import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const unused = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Headers of every answer. A finished page brings a content policy of its own; all else may load nothing at all. */
export async function securityHeaders(app: FastifyInstance) {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
  const policy = unused.map((feature) => `${feature}=()`).join(', ')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', policy)
  })
}
