import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { guardedCaching } from '../admin/guard.ts'
import type { Composition } from '../releases/composition/Composition.ts'
import type { ServedFile } from '../releases/composition/servedFiles.ts'
import type { ReleaseFiles } from '../releaseStore/releaseFiles.ts'
import { hasWasm } from '../rendering/plan/externalServices.ts'
import { createDictionaries } from './dictionaries/createDictionaries.ts'
import { withoutDocumentHeaders } from '../security/securityHeaders.ts'
import { negotiateEncoding } from './pages/sendFinished.ts'
import { dictionaryMatch, offeredDictionary } from './dictionaries/dictionaryMatch.ts'

type Options = { releasesFolder: string; releaseFiles: ReleaseFiles }

/** A file at an address of a composition. */
type FileRequest = { address: string; file: ServedFile; composition: Composition }

/**
 * Sends a file, or the login response if it is guarded; a preview's file so that nothing caches it. False if it no longer
 * exists, or only damaged.
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
const workers = ['worker', 'sharedworker']

/** The policy of a worker of a remote, which may load further parts of its code, and WebAssembly if its release has any. */
function remoteWorkerPolicy({ name, id }: ServedFile, { releases }: Composition): string {
  const release = releases.find((one) => one.name === name && one.id === id)
  return `${workerPolicy}; script-src 'self'${release && hasWasm(release) ? " 'wasm-unsafe-eval'" : ''}`
}

/**
 * Sends files of releases. The manifests define which files exist and at which addresses; a request gets one of these, with
 * the bytes that were released, or nothing, and never a symbolic link that has replaced a file.
 */
export async function publicFiles(app: FastifyInstance, options: Options): Promise<SendFile> {
  const { releasesFolder, releaseFiles } = options
  await app.register(fastifyStatic, {
    root: releasesFolder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
  })

  const encodedFor = createDictionaries(releaseFiles)

  function sendPlain(reply: FastifyReply, file: ServedFile, cacheControl: object = caching[file.caching]) {
    const path = releaseFiles.pathOf(file)
    return reply.sendFile(basename(path), dirname(path), cacheControl)
  }

  /** Sends a public script, as a difference if the browser has a former version. */
  async function sendScript(reply: FastifyReply, { address, file, composition }: FileRequest, offered?: string) {
    withoutDocumentHeaders(reply).header('use-as-dictionary', `match="${dictionaryMatch(address)}"`)
    const body = offered && (await encodedFor(address, offered, composition))
    // Set before the file's own headers, which keep it.
    reply.header('vary', 'accept-encoding, available-dictionary')
    if (!body) return sendPlain(reply, file)
    return reply
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .header('content-encoding', 'dcz')
      .type('application/javascript; charset=utf-8')
      .send(body)
  }

  return async function sendFile(request, reply, asked, isPreview = false) {
    const { file } = asked
    const { caching: kind, guarded } = file
    if (guarded && !(await app.guard.admits(request, reply, 'file'))) return true
    const encoding = await releaseFiles.encodingFor(file, negotiateEncoding(request.headers['accept-encoding']))
    if (!encoding) return false
    if (kind === 'none') reply.header('content-security-policy', workerPolicy)
    const isWorker = workers.includes(String(request.headers['sec-fetch-dest']))
    // Feed readers and link previews on other sites show images from this one.
    const isPrivate = guarded || isPreview
    const isPicture = file.file.startsWith('media/') && !isPrivate
    reply.header('cross-origin-resource-policy', isPicture ? 'cross-origin' : 'same-origin')
    if (isPrivate) reply.header('x-robots-tag', 'noindex, nofollow')
    const offered = offeredDictionary(request.headers['available-dictionary'], request.headers['accept-encoding'])
    // The plugin chooses among what the header names: only the encoding that is whole.
    request.headers = { 'accept-encoding': encoding }
    if (isWorker && file.file.startsWith('browser/'))
      reply.header('content-security-policy', remoteWorkerPolicy(file, asked.composition))
    // A shared cache must not hand guarded content on.
    if (isPrivate) {
      const { document, file: kept } = guardedCaching
      sendPlain(reply.header('cache-control', isPreview ? document : kept), file, { cacheControl: false })
    } else if (kind === 'immutable' && !isWorker && dictionaryMatch(asked.address))
      await sendScript(reply, asked, offered)
    else sendPlain(reply, file)
    return true
  }
}
