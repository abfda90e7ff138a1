import { isServerBundle, type ServerBundle } from '@site/contracts/ServerBundle'
import type { FragmentJob, FragmentOutput, RenderBundle, RenderedOutput, RenderJob } from '../bundle/RenderJob.ts'
import { defineLateGlobals } from './lateGlobals.ts'
import { documentsOf, type ForeignDocument } from '@site/remote-kit/gate/context/documentsOf'
import { definePlainGlobals } from '@site/remote-kit/gate/context/plainGlobals'
import { sharedRequire } from '@site/remote-kit/gate/context/sharedRequire'
import { placeIn } from '@site/remote-kit/gate/placeIn'

/** A file compiled by the host for this context, as a function that has not run yet. */
export type CompiledFile = (module: { exports: unknown }, exports: unknown, require: (name: unknown) => object) => void

/** The result of the work, as JSON for the host. */
export type ContextResult =
  | { status: 'page'; page: RenderedOutput }
  | { status: 'fragment'; fragment: FragmentOutput }
  | { status: 'documents'; documents: ForeignDocument[] }
  | { status: 'failed'; reason: string }

const errors: string[] = []
let output: string | undefined
let shell: RenderBundle | undefined
let remote: ServerBundle | undefined
let timers: ReturnType<typeof definePlainGlobals> | undefined

const record = (error: unknown) => void errors.push(textOf(error))

function textOf(error: unknown): string {
  try {
    if (!(error instanceof Error)) return String(error).slice(0, 500)
    const message = String(error.message).slice(0, 500)
    return placeIn(message) ? message : message + placeIn(error.stack)
  } catch {
    return 'something that cannot be read'
  }
}

function isFile(value: unknown): value is CompiledFile {
  return typeof value === 'function'
}

function run(file: CompiledFile, require: (name: unknown) => object): unknown {
  const module: { exports: unknown } = { exports: {} }
  file(module, module.exports, require)
  return module.exports
}

function begin(work: () => Promise<ContextResult>) {
  output = undefined
  timers?.begin()
  Promise.resolve()
    .then(work)
    .catch((error: unknown): ContextResult => ({ status: 'failed', reason: textOf(error) }))
    .then((result) => {
      output = JSON.stringify(result)
    })
    .catch((error: unknown) => {
      output = JSON.stringify({ status: 'failed', reason: textOf(error) })
    })
}

// Called by the host, which reads only numbers, booleans and strings from the results.

/** Called first: before it there is nothing but the language. */
export function prepare(clock: number): void {
  timers = definePlainGlobals({ realm: globalThis, clock, onError: record })
  defineLateGlobals()
}

/** Evaluates the shell's render bundle. Returns an empty string on success, as do the functions below. */
export function evaluateShell(file: CompiledFile): string {
  try {
    shell = run(file, (name) => {
      throw new Error(`asks for ${name}.`)
    }) as RenderBundle
    return ''
  } catch (error) {
    return `the shell's render bundle: ${textOf(error)}` || 'failed'
  }
}

/** Evaluates the remote's server bundle. */
export function evaluateRemote(file: unknown): string {
  try {
    if (!isFile(file)) return 'the server file is no module.'
    const exported = run(file, sharedRequire(shell?.sharedModules ?? {}))
    if (!isServerBundle(exported)) return 'the server file exports no pages.'
    remote = exported
    return ''
  } catch (error) {
    return textOf(error) || 'threw something empty.'
  }
}

/**
 * Starts to render the page that this JSON describes; `content` is the page's own content, which the JSON does not contain.
 */
export function beginPage(json: string, content?: string): void {
  const job: RenderJob = JSON.parse(json)
  if (job.of === 'remote' && content !== undefined) job.content = content
  begin(async () => {
    if (!shell) throw new Error('there is no render bundle.')
    const { status, html, style, summary, json: data, places = [] } = await shell.render(job, remote)
    return { status: 'page', page: { status, html, style, summary, json: data, places } }
  })
}

/** Starts to render the fragment that this JSON describes. */
export function beginFragment(json: string): void {
  const job: FragmentJob = JSON.parse(json)
  begin(async () => {
    if (!shell?.renderFragment) throw new Error('this shell renders no fragments.')
    return { status: 'fragment', fragment: await shell.renderFragment(job, remote) }
  })
}

/** Starts to make the remote's documents. */
export function beginDocuments(json: string): void {
  const site = JSON.parse(json)
  begin(async () => ({ status: 'documents', documents: remote ? documentsOf(remote, site) : [] }))
}

/** Runs the next timer. False if there is none. */
export function runNextTimer(): boolean {
  return timers?.runNextTimer() === true
}

/** The result as JSON; empty while there is none. */
export function resultSoFar(): string {
  return output ?? ''
}

/** The first unhandled error so far; empty if there is none. */
export function firstError(): string {
  return errors.length > 0 ? errors[0] || 'an error without a text' : ''
}

/** Records an unhandled error that has reached the host. */
export function recordError(error: unknown): void {
  record(error)
}
