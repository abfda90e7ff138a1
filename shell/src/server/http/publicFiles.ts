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

/** A file at an address of a composition. */
type FileRequest = { address: string; file: ServedFile; composition: Composition }

/**
 * Sends a file, or the login response if it is guarded; a preview's file so that nothing caches it. False if it no longer
 * exists.
 */
export type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: FileRequest,
  isPreview?: boolean,
) => Promise<boolean>

/** In seconds. */
const YEAR = 31_536_000

const caching = {
  immutable: { maxAge: YEAR * 1000, immutable: true },
  day: { maxAge: '1d', immutable: false },
  /** Browsers must see a new version at once. */
  none: { maxAge: 0, immutable: false },
} as const

/** A worker's own policy governs the requests that it makes. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

/**
 * Sends files of releases. The manifests define which files exist and at which addresses; a request gets one of these or
 * nothing, and never a symbolic link that has replaced a file.
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

  /** Sends a public script, as a difference if the browser has a former version. */
  async function sendScript(request: FastifyRequest, reply: FastifyReply, { address, file, composition }: FileRequest) {
    withoutDocumentHeaders(reply).header('use-as-dictionary', `match="${dictionaryMatch(address)}"`)
    const offered = offeredDictionary(request.headers['available-dictionary'], request.headers['accept-encoding'])
    const body = offered && (await encodedFor(address, offered, composition))
    // Set before the file's own headers, which keep it.
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
    // Feed readers and link previews on other sites show images from this one.
    const isPrivate = guarded || isPreview
    const isPicture = folder.endsWith('media') && !isPrivate
    reply.header('cross-origin-resource-policy', isPicture ? 'cross-origin' : 'same-origin')
    if (isPrivate) reply.header('x-robots-tag', 'noindex, nofollow')
    // A shared cache must not hand guarded content on.
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
