import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { findBrowser } from '@site/remote-kit/browser/findBrowser'
import * as v from 'valibot'

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } }
type Command = { sessionId: string | undefined; settle: (message: Message) => void; reject: (error: Error) => void }

const detachment = v.object({ sessionId: v.string() })

/** The page of a session was left before it answered. */
export class SessionEnded extends Error {}

/** How long a browser may take to close, in ms. */
const CLOSE_TIMEOUT = 10_000

/** In px, larger than any emulated screen: what changes on a screen below its window's edge counts as painted much later. */
const WINDOW_SIZE = '1280,1000'

/** Browser UI that would load some 400 scripts in each window, beside the measured page. */
const disabledFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI']

/** The Chrome DevTools Protocol of a separate browser. It is attached to a tab only on request. */
export type Devtools = {
  /** With a session id, the command goes to that session's page. @throws SessionEnded if it does not live to answer. */
  send(method: string, params?: object, sessionId?: string): Promise<unknown>
  /** Returns a function that removes the listener. */
  on(method: string, listener: (params: unknown) => void): () => void
  stop(): Promise<void>
}

/**
 * Starts a browser that is controlled through a pipe.
 * @see https://chromedevtools.github.io/devtools-protocol/ (messages are JSON, each terminated by a null byte)
 */
export function startDevtools(): Devtools {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const flags = [
    ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    `--window-size=${WINDOW_SIZE}`,
    `--disable-features=${disabledFeatures.join(',')}`,
  ]
  const browser = spawn(
    findBrowser('whole'),
    [...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const input = browser.stdio[3] as Writable
  const output = browser.stdio[4] as Readable
  const pending = new Map<number, Command>()
  const listeners = new Map<string, Set<(params: unknown) => void>>()
  let remainder = ''
  let count = 0
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (remainder + text).split('\0')
    remainder = messages.pop() ?? ''
    for (const message of messages.map((json) => JSON.parse(json) as Message)) {
      if (message.id !== undefined) pending.get(message.id)?.settle(message)
      else for (const listener of listeners.get(message.method ?? '') ?? []) listener(message.params)
    }
  })
  const send: Devtools['send'] = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      const id = ++count
      const settle = ({ result, error }: Message) => (error ? reject(new Error(error.message)) : resolve(result))
      pending.set(id, { sessionId, settle, reject })
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  function on(method: string, listener: (params: unknown) => void): () => void {
    const all = listeners.get(method) ?? new Set()
    listeners.set(method, all.add(listener))
    return () => void all.delete(listener)
  }
  on('Target.detachedFromTarget', (event) => {
    const ended = v.parse(detachment, event).sessionId
    for (const { sessionId, reject } of pending.values()) if (sessionId === ended) reject(new SessionEnded())
  })
  return {
    send,
    on,
    async stop() {
      const exited = new Promise((resolve) => browser.once('exit', resolve))
      // The browser ends its other processes first, which would otherwise keep writing to the profile.
      send('Browser.close').catch(() => {})
      const killTimer = setTimeout(() => browser.kill('SIGKILL'), CLOSE_TIMEOUT)
      await exited
      clearTimeout(killTimer)
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
