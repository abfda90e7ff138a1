import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Guard, guardedCaching } from '../admin/guard.ts'
import type { ServedFile } from '../releases/composition/servedFiles.ts'

type Options = { releasesFolder: string; guard: Guard }

/**
 * Sends a file, or what stands for it where it is guarded; one of a preview so that nobody keeps it. False when it is not
 * there any more.
 */
export type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  isPreview?: boolean,
) => Promise<boolean>

const caching = {
  immutable: { maxAge: '1y', immutable: true },
  day: { maxAge: '1d', immutable: false },
  /** A browser must see a new one at once. */
  none: { maxAge: 0, immutable: false },
} as const

/** A worker's own policy is what rules the requests it makes. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

/**
 * Sends files of releases. Which there are, and at which addresses, is known from what releases list; a request finds
 * one of these or nothing, and a link that took a file's place is nothing too.
 */
export async function publicFiles(app: FastifyInstance, { releasesFolder, guard }: Options): Promise<SendFile> {
  await app.register(fastifyStatic, {
    root: releasesFolder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
  })

  return async function sendFile(request, reply, { folder, file, caching: kind, guarded }, isPreview = false) {
    if (guarded && !(await guard.admits(request, reply, 'file'))) return true
    const places = await Promise.all(['', '.br', '.gz'].map((form) => kindOf(join(folder, `${file}${form}`))))
    if (places[0] !== 'file' || places.includes('other')) return false
    if (kind === 'none') reply.header('content-security-policy', workerPolicy)
    // Feed readers and previews elsewhere show pictures of this site.
    const isPrivate = guarded || isPreview
    const isPicture = folder.endsWith('media') && !isPrivate
    reply.header('cross-origin-resource-policy', isPicture ? 'cross-origin' : 'same-origin')
    if (isPrivate) reply.header('x-robots-tag', 'noindex, nofollow')
    // What only some may see must not be handed on by a cache between the server and them.
    if (isPrivate) {
      const { document, file: kept } = guardedCaching
      reply.header('cache-control', isPreview ? document : kept).sendFile(file, folder, { cacheControl: false })
    } else reply.sendFile(file, folder, caching[kind])
    return true
  }
}

async function kindOf(path: string): Promise<'file' | 'other' | 'none'> {
  const stats = await lstat(path).catch(() => undefined)
  if (!stats) return 'none'
  return stats.isFile() ? 'file' : 'other'
}
