import helmet from '@fastify/helmet'
import type { FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

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

/** Headers that concern documents or workers, and have no meaning on a script that a document loads. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-frame-options',
]

/**
 * Removes headers that have no meaning on a script: on a first visit they are as many bytes as two of the larger scripts. A
 * browser that navigates to a script shows its text.
 */
export function withoutDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of ofDocuments) reply.removeHeader(name)
  return reply
}

/** Headers of every response. A finished page has a content policy of its own; everything else may load nothing at all. */
export const securityHeaders = fastifyPlugin(async (app) => {
  await app.register(helmet, {
    // Only for browsers and plug-ins that nobody uses any more.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
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
})
