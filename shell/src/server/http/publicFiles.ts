import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Guard } from '../admin/guard.ts'
import { createGuardedReleases } from './guardedReleases.ts'

type Options = { releasesFolder: string; shellFolder: string; guard: Guard }

const names = { remote: /^mfe-[a-z]+$/, release: /^[0-9a-f]{16}$/, file: /^[\w@-][\w@.-]*$/ }
const immutable: { maxAge: string | number; immutable: boolean } = { maxAge: '1y', immutable: true }
const aDay = { maxAge: '1d', immutable: false }
/** A browser must see a new one at once. */
const always = { maxAge: 0, immutable: false }

/**
 * Files of releases and of the shell, each with a hash in its name or in its folder's, so that they never change.
 * A request names a remote, a release and a file, each checked against what such a name can be: nothing else on disk
 * can be spelled.
 */
export async function publicFiles(app: FastifyInstance, { releasesFolder, shellFolder, guard }: Options) {
  const isGuarded = createGuardedReleases(releasesFolder)

  await app.register(fastifyStatic, {
    root: [releasesFolder, shellFolder],
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
  })

  const send = (reply: FastifyReply, folder: string, file: string, caching = immutable, from = 'same-origin') => {
    if (!existsSync(join(folder, file))) return reply.callNotFound()
    return reply.header('cross-origin-resource-policy', from).sendFile(file, folder, caching)
  }

  /** What only some may see must not be handed on by a cache between the server and them. */
  const sendGuarded = (reply: FastifyReply, folder: string, file: string) => {
    if (!existsSync(join(folder, file))) return reply.callNotFound()
    if (guard.caching) reply.header('cache-control', guard.caching.file)
    return reply
      .header('x-robots-tag', 'noindex, nofollow')
      .sendFile(file, folder, { cacheControl: !guard.caching, ...immutable })
  }

  app.get<{ Params: { remote: string; release: string; file: string } }>(
    '/r/:remote/:release/:file',
    (request, reply) => {
      const { remote, release, file } = request.params
      if (!names.remote.test(remote) || !names.release.test(release) || !names.file.test(file))
        return reply.callNotFound()
      const folder = join(releasesFolder, remote, release, 'browser')
      if (!isGuarded(remote, release)) return send(reply, folder, file)
      return guard.admits(request) ? sendGuarded(reply, folder, file) : guard.refuse(request, reply, 'file')
    },
  )

  app.get<{ Params: { remote: string; file: string } }>('/media/:remote/:file', (request, reply) => {
    const { remote, file } = request.params
    if (!names.remote.test(remote) || !names.file.test(file)) return reply.callNotFound()
    const release = readdirSync(join(releasesFolder, remote), { withFileTypes: true }).find(
      (entry) => names.release.test(entry.name) && existsSync(join(releasesFolder, remote, entry.name, 'media', file)),
    )
    if (!release) return reply.callNotFound()
    const folder = join(releasesFolder, remote, release.name, 'media')
    if (isGuarded(remote, release.name)) {
      return guard.admits(request) ? sendGuarded(reply, folder, file) : guard.refuse(request, reply, 'file')
    }
    // Feed readers and previews elsewhere show pictures of this site.
    return send(reply, folder, file, immutable, 'cross-origin')
  })

  app.get<{ Params: { file: string } }>('/icons/:file', (request, reply) => {
    const { file } = request.params
    return names.file.test(file) ? send(reply, join(shellFolder, 'icons'), file, aDay) : reply.callNotFound()
  })
  for (const file of ['favicon.ico', 'apple-touch-icon.png']) {
    app.get(`/${file}`, (_request, reply) => send(reply, join(shellFolder, 'icons'), file, aDay))
  }
  for (const file of ['sw.js', 'mobile-sw.js']) {
    app.get(`/${file}`, (_request, reply) => {
      // A worker's own policy is what rules the requests it makes.
      reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
      return send(reply, join(shellFolder, 'serviceWorker'), file, always)
    })
  }
  app.get('/ebook.pdf', (_request, reply) => send(reply, join(shellFolder, '../public'), 'ebook.pdf', aDay))

  app.get<{ Params: { file: string } }>('/shell/:file', (request, reply) => {
    const { file } = request.params
    if (!names.file.test(file)) return reply.callNotFound()
    return send(reply, join(shellFolder, 'browser'), file)
  })
}
