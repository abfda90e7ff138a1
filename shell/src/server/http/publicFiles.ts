import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Guard, guardedCaching } from '../admin/guard.ts'
import type { Composition } from '../releases/composition/Composition.ts'
import type { ServedFile } from '../releases/composition/servedFiles.ts'
import { createDictionaries } from './dictionaries/createDictionaries.ts'
import { withoutDocumentHeaders } from '../security/securityHeaders.ts'
import { dictionaryMatch, offeredDictionary } from './dictionaries/dictionaryMatch.ts'

type Options = { releasesFolder: string; guard: Guard }

/** What is at an address of a composition. */
type AskedFile = { address: string; file: ServedFile; composition: Composition }

/**
 * Sends a file, or what stands for it where it is guarded; one of a preview so that nobody keeps it. False when it is not
 * there any more.
 */
export type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AskedFile,
  isPreview?: boolean,
) => Promise<boolean>

/** In seconds. */
const YEAR = 31_536_000

const caching = {
  immutable: { maxAge: YEAR * 1000, immutable: true },
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

  const encodedFor = createDictionaries()

  /** Sends a script that anybody may have, as what has changed in it to who has a former one. */
  async function sendScript(request: FastifyRequest, reply: FastifyReply, { address, file, composition }: AskedFile) {
    withoutDocumentHeaders(reply).header('use-as-dictionary', `match="${dictionaryMatch(address)}"`)
    const offered = offeredDictionary(request.headers['available-dictionary'], request.headers['accept-encoding'])
    const body = offered && (await encodedFor(address, offered, composition))
    // Set before the file's own headers, which leave it as it is.
    reply.header('vary', 'accept-encoding, available-dictionary')
    if (!body) return reply.sendFile(file.file, file.folder, caching[file.caching])
    return reply
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .header('content-encoding', 'dcz')
      .type('application/javascript; charset=utf-8')
      .send(body)
  }

  return async function sendFile(request, reply, asked, isPreview = false) {
    const { folder, file, caching: kind, guarded } = asked.file
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
    } else if (kind === 'immutable' && dictionaryMatch(asked.address)) await sendScript(request, reply, asked)
    else reply.sendFile(file, folder, caching[kind])
    return true
  }
}

async function kindOf(path: string): Promise<'file' | 'other' | 'none'> {
  const stats = await lstat(path).catch(() => undefined)
  if (!stats) return 'none'
  return stats.isFile() ? 'file' : 'other'
}
