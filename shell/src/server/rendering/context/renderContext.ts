import { isServerBundle, type ServerBundle } from '@site/contracts/ServerBundle'
import type { RenderBundle, RenderedOutput, RenderJob } from '../bundle/RenderJob.ts'
import { definePlainGlobals } from './plainGlobals.ts'
import { sharedRequire } from './sharedRequire.ts'

/** A file as a function that has yet to run, compiled by the host for this context. */
export type CompiledFile = (module: { exports: unknown }, exports: unknown, require: (name: unknown) => object) => void

/** A further document as the remote gave it, before anything was checked. */
type ForeignDocument = { path: unknown; type: unknown; body: unknown }

/** What became of the work, as JSON for the host. */
export type ContextAnswer =
  | { status: 'page'; page: RenderedOutput }
  | { status: 'documents'; documents: ForeignDocument[] }
  | { status: 'failed'; reason: string }

/** More than a remote has; a generator without end is cut off here. */
const MOST_DOCUMENTS = 100

const errors: string[] = []
let answer: string | undefined
let shell: RenderBundle | undefined
let remote: ServerBundle | undefined
let timers: ReturnType<typeof definePlainGlobals> | undefined

const note = (error: unknown) => void errors.push(textOf(error))

function textOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, 500)
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

function begin(work: () => Promise<ContextAnswer>) {
  answer = undefined
  timers?.begin()
  Promise.resolve()
    .then(work)
    .catch((error: unknown): ContextAnswer => ({ status: 'failed', reason: textOf(error) }))
    .then((result) => {
      answer = JSON.stringify(result)
    })
    .catch((error: unknown) => {
      answer = JSON.stringify({ status: 'failed', reason: textOf(error) })
    })
}

// What follows is called by the host, which looks at nothing but numbers, booleans and strings that come back.

/** First of all calls: nothing but the language is there before. */
export function prepare(clock: number): void {
  timers = definePlainGlobals({ clock, onError: note })
}

/** Evaluates the shell's render bundle. An empty answer is a good one, also below. */
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

/** Evaluates the remote's server file. */
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

/** Begins to render the page that this JSON describes; `content` is what it has of its own and the JSON has not. */
export function beginPage(json: string, content?: string): void {
  const job: RenderJob = JSON.parse(json)
  if (job.of === 'remote' && content !== undefined) job.content = content
  begin(async () => {
    if (!shell) throw new Error('there is no render bundle.')
    const { status, html, style, summary, json: data } = await shell.render(job, remote)
    return { status: 'page', page: { status, html, style, summary, json: data } }
  })
}

/** Begins to make the remote's documents. */
export function beginDocuments(json: string): void {
  const site = JSON.parse(json)
  begin(async () => {
    const documents: ForeignDocument[] = []
    for (const { path, type, body } of remote?.documents?.(site) ?? []) {
      if (documents.length === MOST_DOCUMENTS) throw new Error(`makes more than ${MOST_DOCUMENTS} documents.`)
      documents.push({ path, type, body })
    }
    return { status: 'documents', documents }
  })
}

/** Calls the timer that is due next. False when there is none. */
export function runNextTimer(): boolean {
  return timers?.runNextTimer() === true
}

/** The answer as JSON; empty while there is none. */
export function take(): string {
  return answer ?? ''
}

/** The first error that nobody handled, by now; empty when there is none. */
export function firstError(): string {
  return errors.length > 0 ? errors[0] || 'an error without a text' : ''
}

/** Takes an error that reached the host because nobody handled it. */
export function noteError(error: unknown): void {
  note(error)
}
