import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ServedFile } from '../releases/servedFiles.ts'

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
export async function publicFiles(app: FastifyInstance, releasesFolder: string) {
  await app.register(fastifyStatic, {
    root: releasesFolder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
  })

  return async function sendFile(reply: FastifyReply, { folder, file, caching: kind }: ServedFile) {
    const path = join(folder, file)
    const places = await Promise.all(
      [path, `${path}.br`, `${path}.gz`].map((place) => lstat(place).catch(() => undefined)),
    )
    if (!places[0] || places.some((place) => place && !place.isFile())) return false
    // Feed readers and previews elsewhere show pictures of this site.
    const readers = folder.endsWith('media') ? 'cross-origin' : 'same-origin'
    reply.header('cross-origin-resource-policy', readers)
    if (kind === 'none') reply.header('content-security-policy', workerPolicy)
    await reply.sendFile(file, folder, caching[kind])
    return true
  }
}
