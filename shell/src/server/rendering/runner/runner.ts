import { Socket } from 'node:net'
import { resultProblem } from '@site/remote-kit/gate/answers/resultProblem'
import { documentProblem } from '@site/remote-kit/gate/documentProblem'
import { WAITS_FOREVER } from '@site/remote-kit/gate/withRemedy'
import { contextOpener, builtInGlobals } from './openContext.ts'
import type { ContentRequest, FromRunner, LoadRequest, ToRunner, WorkRequest } from './RunnerMessage.ts'

/** Descriptor of the channel to the server; nothing in a context can reach it. */
const CHANNEL = 3
/** After this many turns in which nothing happens, the work counts as waiting for a promise that nothing settles. */
const IDLE_TURNS = 3

type Context = ReturnType<ReturnType<typeof contextOpener>>

const stop = process.exit.bind(process)
const soon = setImmediate
const channel = new Socket({ fd: CHANNEL })
let open: ReturnType<typeof contextOpener> | undefined
/** By path. */
const contents = new Map<string, string>()
let current: Context | undefined

process.env.TZ = 'UTC'
// With a listener, Node does not read the error itself: that would run the remote's code in this realm.
process.on('unhandledRejection', (error) => current?.recordError(error))
process.on('uncaughtException', (error) => (current ? current.recordError(error) : stop(1)))

/** If anything of this realm were ever reached from a context, there would be nothing to use. */
function leaveOnlyTheLanguage() {
  const language = builtInGlobals()
  // Deleted unread, because Node creates some of them when they are read.
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!language.has(String(name))) Reflect.deleteProperty(globalThis, name)
  }
}

function send(message: FromRunner) {
  channel.write(`${JSON.stringify(message)}\n`)
}

function load(request: LoadRequest) {
  leaveOnlyTheLanguage()
  open = contextOpener(request)
  send({ type: 'loaded' })
}

function keep({ path, part }: ContentRequest) {
  contents.set(path, (contents.get(path) ?? '') + part)
  send({ type: 'kept' })
}

async function work({ type, json, contentPath, examined }: WorkRequest) {
  if (!open) throw new Error('nothing was loaded.')
  const context = open()
  current = context
  const problem = text(context.evaluateFiles())
  if (problem) return send({ type: 'failed', reason: problem })
  if (type === 'page') context.beginPage(json, contentPath === undefined ? undefined : contents.get(contentPath))
  else if (type === 'fragment') context.beginFragment(json)
  else context.beginDocuments(json)
  const result = await settled(context)
  const during = text(context.firstError())
  if (during) return send({ type: 'failed', reason: during })
  if (result === '') return send({ type: 'failed', reason: WAITS_FOREVER })
  const tooLong = resultProblem(result)
  if (tooLong) return send({ type: 'failed', reason: tooLong })
  await idle(context)
  const late = text(context.firstError())
  send({ type: 'answer', json: result, late, problem: examined ? problemIn(result, json) : '' })
}

/** What is wrong with the document in a result; empty if nothing is. The server validates everything else. */
function problemIn(result: string, job: string): string {
  const { page }: { page?: { html?: unknown; style?: unknown } } = JSON.parse(result)
  if (typeof page?.html !== 'string' || typeof page.style !== 'string') return ''
  return documentProblem(page.html, { ...JSON.parse(job), style: page.style }) ?? ''
}

/** Runs timers until there is a result, or nothing that could produce one. */
async function settled(context: Context): Promise<string> {
  for (let idleTurns = 0; idleTurns < IDLE_TURNS; ) {
    await nextTurn()
    const result = text(context.resultSoFar())
    if (result !== '') return result
    idleTurns = context.runNextTimer() === true ? 0 : idleTurns + 1
  }
  return ''
}

/** Runs whatever the page has left behind. */
async function idle(context: Context): Promise<void> {
  do await nextTurn()
  while (context.runNextTimer() === true && text(context.firstError()) === '')
  await nextTurn()
}

function nextTurn() {
  return new Promise<void>((resolve) => soon(resolve))
}

/** A context's result is a string or nothing. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

async function handleRequest(line: string) {
  try {
    const request: ToRunner = JSON.parse(line)
    if (request.type === 'load') load(request)
    else if (request.type === 'content') keep(request)
    else await work(request)
  } catch (error) {
    send({ type: 'failed', reason: error instanceof Error ? `${error.name}: ${error.message}` : 'failed' })
  }
}

let received = ''
channel.setEncoding('utf8')
channel.on('data', (chunk: string) => {
  received += chunk
  for (let end = received.indexOf('\n'); end >= 0; end = received.indexOf('\n')) {
    const line = received.slice(0, end)
    received = received.slice(end + 1)
    void handleRequest(line)
  }
})
channel.on('close', () => stop(0))
channel.on('error', () => stop(1))
