import type { Page } from 'playwright-core'

/** A failure in a page, with the release's browser files involved; the one that threw comes first. */
export type PageProblem = {
  rule: 'hydration' | 'page error' | 'console error' | 'policy' | 'failed load' | 'endless effect'
  message: string
  files: string[]
}

/** Collects all failures of a page from now on in a list that grows. */
export function watchProblems(page: Page): PageProblem[] {
  const problems: PageProblem[] = []
  page.on('pageerror', (error) => void problems.push(problemOf(error)))
  page.on('console', (message) => {
    if (message.type() !== 'error' || isRepetition(message.text())) return
    problems.push(reported(message.text(), message.location().url))
  })
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return
    problems.push(missing(response.url(), `answers ${response.status()}`))
  })
  page.on('crash', () => void problems.push({ rule: 'hydration', message: OUT_OF_MEMORY, files: [] }))
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {}
    // The page itself cancelled the request.
    if (errorText !== 'net::ERR_ABORTED') problems.push(missing(request.url(), `cannot be loaded (${errorText})`))
  })
  return problems
}

export const OUT_OF_MEMORY =
  'the page takes all memory, and the browser ends it: something there fills it without an end'

/** React's error numbers for HTML that could not be hydrated. */
const hydration = /error #(418|419|42[0-5])\b/

/** An error's message, without the links in React's own messages. */
export function problemOf({ name, message, stack = '' }: Error): PageProblem {
  const [, number] = hydration.exec(message) ?? []
  if (!number) return { rule: 'page error', message: `${name}: ${message}`, files: filesIn(stack) }
  const text = `the browser renders something else than the server did (React's error ${number})`
  return { rule: 'hydration', message: text, files: filesIn(stack) }
}

/** Failed loads have events of their own, and what the policy blocks has a line of its own before this one. */
const isRepetition = (text: string) =>
  text.startsWith('Failed to load resource') || /^Fetch API cannot load .* Content Security Policy\.$/s.test(text)

/** What a browser says that it has blocked, and by which rule of the site's policy. */
const blocked = /'([^']+)'.*violates the following Content Security Policy directive: "([\w-]+)/s

/** An error on the console: what the policy blocks is said there. */
export function reported(text: string, address: string): PageProblem {
  const files = filesIn(address)
  const [, what, directive] = blocked.exec(text) ?? []
  if (!what) return { rule: 'console error', message: text, files }
  return { rule: 'policy', message: `the site's policy blocks ${what} (${directive})`, files }
}

function missing(address: string, what: string): PageProblem {
  const { origin, pathname } = new URL(address)
  const where = origin === 'null' ? address.slice(0, 80) : origin + pathname
  return { rule: 'failed load', message: `${where} ${what}`, files: filesIn(pathname) }
}

/** The names of release files in a text such as a stack trace. */
export function filesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\/r\/[\w-]+\/[0-9a-f]{16}\/([\w@.-]+)/g)].map(([, file = '']) => file))]
}
