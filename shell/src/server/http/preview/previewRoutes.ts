import cookies from '@fastify/cookie'
import formBody from '@fastify/formbody'
import { previewPath } from '@site/contracts/PreviewToken'
import type { FastifyInstance } from 'fastify'
import { PublishRefusal } from '../../releases/publishing/PublishRefusal.ts'
import { addToken, readToken } from '../../releases/preview/readPreview.ts'
import { originOf } from '../../security/requestHost.ts'
import { isSameOrigin } from '../../security/requestOrigin.ts'
import { secretLinkHeaders } from '../../security/secretLink.ts'
import { endPath } from './previewBar.ts'
import { cookieIn, type PreviewRules, previewCookie, rulesFor } from './previewOf.ts'

const everyHost = ['site', 'admin', 'preview'] as const

/** The endpoint of preview links: stores the token in a cookie, with which the site is shown with that release. */
export async function previewRoutes(app: FastifyInstance, options: PreviewRules): Promise<void> {
  const secure = options.hosts.preview.startsWith('https:')
  const name = previewCookie(secure)
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  app.removeContentTypeParser('text/plain')
  await app.register(formBody, { bodyLimit: 1024 })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(secretLinkHeaders)
  })
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof PublishRefusal)) throw error
    return reply.code(error.status).type('text/plain; charset=utf-8').send(`Sem prévia. ${error.message}\n`)
  })

  // Not a named parameter, whose length is limited to 100 characters.
  app.get<{ Params: { '*': string } }>(`${previewPath}*`, { config: { hosts: everyHost } }, async (request, reply) => {
    const { '*': token } = request.params
    if (request.servedHost !== 'preview') {
      // A release that is not live runs beside no visitor's data and nobody's session.
      const origin = originOf('preview', options.hosts, request)
      if (origin === undefined)
        throw new PublishRefusal(404, 'This server has no address for previews: set PREVIEW_URL.')
      return reply.redirect(origin + previewPath + token, 303)
    }
    const rules = rulesFor(request, options)
    const { expiry } = readToken(token, rules)
    const cookie = addToken(cookieIn(request, name), token, rules)
    reply.header('set-cookie', cookies.serialize(name, cookie, { ...cookieOptions, expires: new Date(expiry) }))
    return reply.redirect('/', 303)
  })

  app.post(endPath, { config: { hosts: ['preview'] } }, async (request, reply) => {
    if (!isSameOrigin(request)) throw new PublishRefusal(403, 'A preview is ended by its own bar.')
    reply.header('set-cookie', cookies.serialize(name, '', { ...cookieOptions, maxAge: 0 }))
    return reply.redirect('/', 303)
  })
}
