import { Socket } from 'node:net'
import { contextOpener, namesOfTheLanguage } from './openContext.ts'
import type { ContentOrder, FromRunner, LoadOrder, ToRunner, WorkOrder } from './RunnerMessage.ts'

/** Descriptor of the channel to the server; nothing in a context knows of it. */
const CHANNEL = 3
/** Longest answer, in characters. */
const LONGEST_ANSWER = 8_000_000
/** Times that nothing happens before work counts as waiting for what never comes. */
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
// With a listener Node does not look at the error itself: reading it would run code of the remote's in this realm.
process.on('unhandledRejection', (error) => current?.noteError(error))
process.on('uncaughtException', (error) => (current ? current.noteError(error) : stop(1)))

/** Should anything of this realm ever be reached from a context, there is nothing there to use. */
function leaveOnlyTheLanguage() {
  const language = namesOfTheLanguage()
  // Not even looked at before: Node makes some of them when they are read.
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!language.has(String(name))) Reflect.deleteProperty(globalThis, name)
  }
}

function say(message: FromRunner) {
  channel.write(`${JSON.stringify(message)}\n`)
}

function load(order: LoadOrder) {
  leaveOnlyTheLanguage()
  open = contextOpener(order)
  say({ type: 'loaded' })
}

function keep({ path, part }: ContentOrder) {
  contents.set(path, (contents.get(path) ?? '') + part)
  say({ type: 'kept' })
}

async function work({ type, json, held, fresh }: WorkOrder) {
  if (!open) throw new Error('nothing was loaded.')
  const former = fresh ? undefined : current
  const context = former ?? open()
  current = context
  const problem = former ? '' : text(context.evaluateFiles())
  if (problem) return say({ type: 'failed', reason: problem })
  if (type === 'page') context.beginPage(json, held === undefined ? undefined : contents.get(held))
  else context.beginDocuments(json)
  const answer = await settled(context)
  const during = text(context.firstError())
  if (during) return say({ type: 'failed', reason: during })
  if (answer === '') return say({ type: 'failed', reason: 'waits for something that never comes.' })
  if (answer.length > LONGEST_ANSWER) return say({ type: 'failed', reason: 'is larger than any page.' })
  await idle(context)
  say({ type: 'answer', json: answer, late: text(context.firstError()) })
}

/** Lets timers come until there is an answer, or nothing that could bring one. */
async function settled(context: Context): Promise<string> {
  for (let idleTurns = 0; idleTurns < IDLE_TURNS; ) {
    await nextTurn()
    const answer = text(context.take())
    if (answer !== '') return answer
    idleTurns = context.runNextTimer() === true ? 0 : idleTurns + 1
  }
  return ''
}

/** Lets everything come that the page has left behind. */
async function idle(context: Context): Promise<void> {
  do await nextTurn()
  while (context.runNextTimer() === true && text(context.firstError()) === '')
  await nextTurn()
}

function nextTurn() {
  return new Promise<void>((resolve) => soon(resolve))
}

/** What a context gives back is a string or nothing. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

async function handleOrder(line: string) {
  try {
    const order: ToRunner = JSON.parse(line)
    if (order.type === 'load') load(order)
    else if (order.type === 'content') keep(order)
    else await work(order)
  } catch (error) {
    say({ type: 'failed', reason: error instanceof Error ? `${error.name}: ${error.message}` : 'failed' })
  }
}

let received = ''
channel.setEncoding('utf8')
channel.on('data', (chunk: string) => {
  received += chunk
  for (let end = received.indexOf('\n'); end >= 0; end = received.indexOf('\n')) {
    const line = received.slice(0, end)
    received = received.slice(end + 1)
    void handleOrder(line)
  }
})
channel.on('close', () => stop(0))
channel.on('error', () => stop(1))
