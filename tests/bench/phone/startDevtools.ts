import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { findBrowser } from '@site/remote-kit/browser/findBrowser'

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } }

/** How long a browser may take to close, in ms. */
const PATIENCE = 10_000

/** Each window of a browser without them has some 400 scripts of its own to load, beside the page that is measured. */
const chores = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI']

/** Chrome DevTools Protocol of a browser of its own. It is attached to a tab only where somebody asks for that. */
export type Devtools = {
  /** With the id of a session it is said to the tab that the session is with. */
  send(method: string, params?: object, sessionId?: string): Promise<unknown>
  /** Returns a function that removes the listener. */
  on(method: string, listener: (params: unknown) => void): () => void
  stop(): Promise<void>
}

/**
 * Starts a browser and speaks to it through a pipe.
 * @see https://chromedevtools.github.io/devtools-protocol/ (messages are JSON, each ended by a zero byte)
 */
export function startDevtools(): Devtools {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const flags = [
    ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    `--disable-features=${chores.join(',')}`,
  ]
  const browser = spawn(
    findBrowser('whole'),
    [...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const input = browser.stdio[3] as Writable
  const output = browser.stdio[4] as Readable
  const answers = new Map<number, (message: Message) => void>()
  const listeners = new Map<string, Set<(params: unknown) => void>>()
  let rest = ''
  let count = 0
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages.map((json) => JSON.parse(json) as Message)) {
      if (message.id !== undefined) answers.get(message.id)?.(message)
      else for (const listener of listeners.get(message.method ?? '') ?? []) listener(message.params)
    }
  })
  const send: Devtools['send'] = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      const id = ++count
      answers.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result)))
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  return {
    send,
    on(method, listener) {
      const all = listeners.get(method) ?? new Set()
      listeners.set(method, all.add(listener))
      return () => void all.delete(listener)
    },
    async stop() {
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      // It ends its other processes first, which would go on writing into the profile.
      send('Browser.close').catch(() => {})
      const late = setTimeout(() => browser.kill('SIGKILL'), PATIENCE)
      await ended
      clearTimeout(late)
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
