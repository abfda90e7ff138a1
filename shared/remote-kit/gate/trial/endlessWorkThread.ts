import { writeSync } from 'node:fs'
import { type Debugger, Session } from 'node:inspector'
import { parentPort, workerData } from 'node:worker_threads'
import type { TrialLimits } from './trialMessages.ts'

const STDOUT = 1
const MB = 1024 * 1024
/** In ms: between two looks, and for the work to be interrupted. A regular expression cannot be. */
const PAUSE = 50
const PATIENCE = 2_000

const limits: TrialLimits = workerData
let page = ''
let began = { processor: 0, memory: 0 }

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
const begin = () => {
  began = { processor: processorTime(), memory: process.memoryUsage.rss() }
}

begin()
parentPort?.on('message', (next: string) => {
  page = next
  begin()
})
const looking = setInterval(() => {
  if (processorTime() - began.processor > limits.processor) end('never ends', 'mend the loop')
  else if ((process.memoryUsage.rss() - began.memory) / MB > limits.memory)
    end(`takes more than ${limits.memory} MB of memory`, 'mend the loop that fills it, or give it less data')
}, PAUSE)

/** Interrupts the work, and says what is wrong with it, where, and the mend. */
function end(problem: string, mend: string): void {
  clearInterval(looking)
  const say = (where: string) => {
    writeSync(STDOUT, `${page}its rendering ${problem}${where}: ${mend}.`)
    process.kill(process.pid, 'SIGKILL')
  }
  setTimeout(say, PATIENCE, '')
  const session = new Session()
  session.connectToMainThread()
  const bundles: string[] = []
  session.on('Debugger.scriptParsed', ({ params }) => {
    if (params.url.endsWith('server.cjs')) bundles.push(params.scriptId)
  })
  session.on('Debugger.paused', ({ params }) => {
    say(whereIn(params.callFrames.filter(({ location }) => bundles.includes(location.scriptId))))
  })
  session.post('Debugger.enable')
  session.post('Debugger.pause')
}

/** As `withComponent` and `placeIn` write it. */
function whereIn(frames: readonly Debugger.CallFrame[]): string {
  const [first] = frames
  if (!first) return ''
  const component = frames.find(({ functionName }) => /^[A-Z]/.test(functionName))?.functionName
  const { lineNumber, columnNumber = 0 } = first.location
  return `${component ? ` (in ${component})` : ''} at server.cjs:${lineNumber + 1}:${columnNumber + 1}`
}
