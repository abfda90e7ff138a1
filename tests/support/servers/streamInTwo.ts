import { createServer, get } from 'node:http'
import { expect } from 'playwright/test'
import { listenOnFreePort } from './listenOnFreePort.ts'

/** Changes the part of a document that comes late, and so its policy no longer fits. */
type Change = (rest: string) => string

/** Serves a document of the site up to the end of a match, and the rest when `goOn` is called. */
export async function streamInTwo(address: string, end: RegExp, change?: Change) {
  const { origin } = new URL(address)
  const answered = await fetch(address)
  const policy = answered.headers.get('content-security-policy') ?? ''
  const html = await answered.text()
  const found = end.exec(html)
  const cut = (found?.index ?? 0) + (found?.[0].length ?? 0)
  expect(cut).toBeGreaterThan(0)
  let goOn = () => {}
  const server = createServer((request, answer) => {
    if (request.url !== '/') {
      // Also a screenshot of what has arrived so far.
      const file = get(`${origin}${request.url}`, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      })
      file.on('error', () => answer.destroy())
      return
    }
    const headers = change ? {} : { 'content-security-policy': policy }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
    answer.write(html.slice(0, cut))
    goOn = () => void answer.end(change ? change(html.slice(cut)) : html.slice(cut))
  })
  const port = await listenOnFreePort(server)
  return {
    url: `http://localhost:${port}`,
    goOn: () => goOn(),
    /** What is on its way still arrives. */
    close: () => void server.close(),
  }
}
