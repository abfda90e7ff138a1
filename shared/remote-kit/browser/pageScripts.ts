import type { CDPSession, Page } from 'playwright-core'
import { filesIn } from './watchProblems.ts'

/** Tells which files of releases a page's functions, and what it runs now, are in. */
export type PageScripts = {
  /** Of the function that an expression gives. */
  filesOf(expression: string): Promise<string[]>
  /** Of what runs at the moment, which is interrupted for good. Never settles if nothing runs. */
  running(): Promise<string[]>
}

/** To be called before a page is opened: one that never ends answers no questions. */
export async function watchScripts(page: Page): Promise<PageScripts> {
  const session = await page.context().newCDPSession(page)
  const addresses = new Map<string, string>()
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => void addresses.set(scriptId, url))
  let stopped = (_files: string[]): unknown => session.send('Debugger.resume')
  session.on('Debugger.paused', ({ callFrames }) => {
    stopped(filesIn(callFrames.map(({ location }) => addresses.get(location.scriptId)).join(' ')))
  })
  await session.send('Debugger.enable')
  return {
    filesOf: async (expression) => filesIn(addresses.get(await scriptOf(session, expression)) ?? ''),
    running: () =>
      new Promise((resolve) => {
        stopped = resolve
        void session.send('Debugger.pause')
      }),
  }
}

async function scriptOf(session: CDPSession, expression: string): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression })
  if (!result.objectId) return ''
  const { internalProperties = [] } = await session.send('Runtime.getProperties', { objectId: result.objectId })
  const place = internalProperties.find(({ name }) => name === '[[FunctionLocation]]')
  return place?.value?.value?.scriptId ?? ''
}
