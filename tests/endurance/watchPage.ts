import type { Page } from 'playwright/test'

/** Problems that a browser must not encounter. */
export type Faults = { failed: string[]; mixed: string[]; errors: string[] }

const ofRemote = /\/r\/([\w-]+)\/([0-9a-f]{16})\//
const ofData = /\/_data\/([0-9a-f]{16})\//
const ofShell = /\/shell\/main\.(\w+)\.js/

/**
 * Records a page's failures: failed requests, console errors, and documents that request parts of more than one release of a
 * remote or of the shell.
 */
export async function watchPage(page: Page): Promise<Faults> {
  const faults: Faults = { failed: [], mixed: [], errors: [] }
  const documents = new Map<string, ReturnType<typeof watchDocument>>()

  // Its events name the requesting document: one that is being left still sends requests while the next one is loading.
  const network = await page.context().newCDPSession(page)
  network.on('Network.requestWillBeSent', ({ loaderId, documentURL, request }) => {
    const document = documents.get(loaderId) ?? watchDocument()
    documents.set(loaderId, document)
    faults.mixed.push(...document.mixedBy(request.url).map((what) => `${what} at ${documentURL}`))
  })
  await network.send('Network.enable')
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/_reports'))
      faults.failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // The browser cancels a page's requests when it leaves the page.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') faults.failed.push(`${reason} ${request.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/_reports')) faults.errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => faults.errors.push(message))
  return faults
}

/** What one document has requested. */
function watchDocument() {
  const releases = new Map<string, string>()

  function mixed(kind: string, id: string): string[] {
    const former = releases.get(kind)
    releases.set(kind, id)
    return former !== undefined && former !== id ? [`${kind}: ${former} and ${id}`] : []
  }
  return {
    /** Returns what this address conflicts with among those requested before. */
    mixedBy(url: string): string[] {
      const [, remote, release] = ofRemote.exec(url) ?? []
      if (remote && release) return mixed(remote, release)
      const [, main] = ofShell.exec(url) ?? []
      if (main) return mixed('shell', main)
      const [, data] = ofData.exec(url) ?? []
      // A page's data is from a release whose code the document has requested.
      const isOther = data && releases.size > 0 && ![...releases.values()].includes(data)
      return isOther ? [`data of ${data}`] : []
    },
  }
}
