import type { Page } from 'playwright-core'

/** Something of a page that failed, with the browser files that were at work, the one that threw first. */
export type PageProblem = {
  rule: 'hydration' | 'page error' | 'console error' | 'failed load'
  message: string
  files: string[]
}

/** Everything of a page that fails from now on, in a list that grows. */
export function watchProblems(page: Page): PageProblem[] {
  const heard: PageProblem[] = []
  page.on('pageerror', (error) => void heard.push(problemOf(error)))
  page.on('console', (message) => {
    // Of loads the browser tells by itself, below.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    heard.push({ rule: 'console error', message: message.text(), files: filesIn(message.location().url) })
  })
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return
    heard.push(missing(response.url(), `answers ${response.status()}`))
  })
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {}
    // The page itself has asked for it no longer.
    if (errorText !== 'net::ERR_ABORTED') heard.push(missing(request.url(), `cannot be loaded (${errorText})`))
  })
  return heard
}

/** Numbers of React's errors on HTML that it could not hydrate. */
const hydration = /error #(418|419|42[0-5])\b/

/** What an error says, without the addresses of React's own descriptions. */
export function problemOf({ name, message, stack = '' }: Error): PageProblem {
  const [, number] = hydration.exec(message) ?? []
  if (!number) return { rule: 'page error', message: `${name}: ${message}`, files: filesIn(stack) }
  const text = `the browser renders something else than the server did (React's error ${number})`
  return { rule: 'hydration', message: text, files: filesIn(stack) }
}

function missing(address: string, what: string): PageProblem {
  const { origin, pathname } = new URL(address)
  const where = origin === 'null' ? address.slice(0, 80) : origin + pathname
  return { rule: 'failed load', message: `${where} ${what}`, files: filesIn(pathname) }
}

/** Names of the files of releases that a text, such as a stack, speaks of. */
function filesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\/r\/[\w-]+\/[0-9a-f]{16}\/([\w@.-]+)/g)].map(([, file = '']) => file))]
}
