import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

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

/** Rule what a document or a worker may do, and nothing of a script that a document loads. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * Takes away what means nothing on a script: on a first visit these are as many bytes as two of the larger scripts. A browser
 * that is led to one shows its text.
 */
export function withoutDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of ofDocuments) reply.removeHeader(name)
  return reply
}

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
