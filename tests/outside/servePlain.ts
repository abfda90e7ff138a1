import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listenOnFreePort } from '../support/servers/listenOnFreePort.ts'

/** A site of somebody else, with an origin of its own. */
export type PlainSite = { url: string; stop(): Promise<void> }

const start = '<!doctype html><title>Plain host</title><link rel=icon href=data:,><script src=/main.js defer></script>'

/** Serves the files of a folder, and a start page that runs its `main.js`. */
export async function servePlain(folder: string): Promise<PlainSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host')
    const isStart = pathname === '/'
    const isThere = isStart || existsSync(join(folder, pathname))
    response.writeHead(isThere ? 200 : 404, {
      'content-type': isStart ? 'text/html; charset=utf-8' : 'text/javascript',
    })
    response.end(isStart ? start : isThere && readFileSync(join(folder, pathname)))
  })
  const port = await listenOnFreePort(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
