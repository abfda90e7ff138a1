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
export async function watchPage(page: Page): Promise<Faults> {
  const faults: Faults = { failed: [], mixed: [], errors: [] }
  const documents = new Map<string, ReturnType<typeof watchDocument>>()

  // It names the document that asks: one that is being left goes on asking while the next one is on its way.
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

/** What one document has asked for. */
function watchDocument() {
  const releases = new Map<string, string>()

  function mixed(kind: string, id: string): string[] {
    const former = releases.get(kind)
    releases.set(kind, id)
    return former !== undefined && former !== id ? [`${kind}: ${former} and ${id}`] : []
  }
  return {
    /** What does not go together with this address and those before. */
    mixedBy(url: string): string[] {
      const [, remote, release] = ofRemote.exec(url) ?? []
      if (remote && release) return mixed(remote, release)
      const [, main] = ofShell.exec(url) ?? []
      if (main) return mixed('shell', main)
      const [, data] = ofData.exec(url) ?? []
      // A page's data is of a release whose code the document has asked for.
      const isOther = data && releases.size > 0 && ![...releases.values()].includes(data)
      return isOther ? [`data of ${data}`] : []
    },
  }
}
