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
import { offeredDictionary } from '../releaseStore/webServer/dictionaryMatch.ts'
import {
  headersOfFile,
  headersOfPlainFile,
  serviceWorkerPolicy,
  workerPolicy,
} from '../releaseStore/webServer/responseHeaders.ts'

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

  function sendPlain(reply: FastifyReply, file: ServedFile) {
    const path = releaseFiles.pathOf(file)
    // The entity tag says it better: a release's files have the date of this machine's copy.
    return reply.sendFile(basename(path), dirname(path), { cacheControl: false, lastModified: false })
  }

  /** Sends a public file, as a difference if it is a script of which the browser has a former version. */
  async function sendPublic(reply: FastifyReply, { address, file, composition }: FileRequest, offered?: string) {
    withoutDocumentHeaders(reply).headers(headersOfFile({ ...file, address }))
    const body = offered && (await encodedFor(address, offered, composition))
    if (!body) return sendPlain(reply, file)
    return reply.header('content-encoding', 'dcz').type('application/javascript; charset=utf-8').send(body)
  }

  return async function sendFile(request, reply, asked, isPreview = false) {
    const { file } = asked
    const { guarded } = file
    if (guarded && !(await app.guard.admits(request, reply, 'file'))) return true
    const encoding = await releaseFiles.encodingFor(file, negotiateEncoding(request.headers['accept-encoding']))
    if (!encoding) return false
    const isWorker = workers.includes(String(request.headers['sec-fetch-dest'])) && file.file.startsWith('browser/')
    const offered = offeredDictionary(request.headers['available-dictionary'], request.headers['accept-encoding'])
    // The plugin chooses among what the header names: only the encoding that is whole.
    request.headers = { 'accept-encoding': encoding }
    if (guarded || isPreview) {
      // A shared cache must not hand it on.
      const { document, file: kept } = guardedCaching
      reply.headers({ 'cache-control': isPreview ? document : kept, 'x-robots-tag': 'noindex, nofollow' })
      if (file.caching === 'none') reply.header('content-security-policy', serviceWorkerPolicy)
      if (isWorker) reply.header('content-security-policy', remoteWorkerPolicy(file, asked.composition))
      sendPlain(reply, file)
    } else if (isWorker) {
      const policy = remoteWorkerPolicy(file, asked.composition)
      sendPlain(reply.headers({ ...headersOfPlainFile(file), 'content-security-policy': policy }), file)
    } else await sendPublic(reply, asked, offered)
    return true
  }
}
