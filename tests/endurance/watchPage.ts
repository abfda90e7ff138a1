import type { Page } from 'playwright/test'

/** What a browser has been through that it should not. */
export type Faults = { failed: string[]; mixed: string[]; errors: string[] }

const ofRemote = /\/r\/([\w-]+)\/([0-9a-f]{16})\//
const ofData = /\/_data\/([0-9a-f]{16})\//
const ofShell = /\/shell\/main\.(\w+)\.js/

/**
 * Notes what fails in a page: requests that are not answered well, errors in its console, and documents that ask for parts of
 * more than one release of a remote, or of the shell.
 */
export function watchPage(page: Page): Faults {
  const faults: Faults = { failed: [], mixed: [], errors: [] }
  let releases = new Map<string, string>()
  let ids = new Set<string>()

  function note(kind: string, id: string) {
    const former = releases.get(kind)
    if (former !== undefined && former !== id) faults.mixed.push(`${kind}: ${former} and ${id} at ${page.url()}`)
    releases.set(kind, id)
  }
  page.on('request', (request) => {
    const url = request.url()
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      releases = new Map()
      ids = new Set()
    }
    const [, remote, release] = ofRemote.exec(url) ?? []
    if (remote && release) {
      note(remote, release)
      ids.add(release)
    }
    const [, main] = ofShell.exec(url) ?? []
    if (main) note('shell', main)
    const [, data] = ofData.exec(url) ?? []
    // A page's data is of a release whose code the document has asked for.
    if (data && ids.size > 0 && !ids.has(data)) faults.mixed.push(`data of ${data} at ${page.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/_reports'))
      faults.failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // The browser itself stops what a page asks for when it leaves it.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') faults.failed.push(`${reason} ${request.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/_reports')) faults.errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => faults.errors.push(message))
  return faults
}
