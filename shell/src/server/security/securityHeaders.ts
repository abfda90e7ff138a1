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
const ofDocuments = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-frame-options': 'DENY',
}

/** Headers of every response. A finished page has a content policy of its own; everything else may load nothing at all. */
export const commonHeaders: Readonly<Record<string, string>> = {
  ...ofDocuments,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * Names of the headers that a script does without: on a first visit they are as many bytes as two of the larger scripts. A
 * browser that navigates to a script shows its text.
 */
export const documentHeaders: readonly string[] = Object.keys(ofDocuments)

/** Removes the headers that have no meaning on a script. */
export function withoutDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of documentHeaders) reply.removeHeader(name)
  return reply
}

export const securityHeaders = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(commonHeaders))
})
