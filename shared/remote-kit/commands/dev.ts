import { basename } from 'node:path'
import { startStandalone } from '../dev/standalone/startStandalone.ts'
import { findRoot, isHere } from '../dev/findRoot.ts'
import { startDevelopment } from '../dev/startDevelopment.ts'

/**
 * Command: serves the composed site while it is being changed. Called from a remote's folder, that remote is hot and
 * all others stand as they were last released; called from the root, every remote of this repository is hot. With `SITE` everything but the
 * remote in this folder comes from that site, and no sources of a shell are needed. `PORT` says where (3100).
 */
process.env.NODE_ENV = 'development'
const { SITE: site, PORT = '3100' } = process.env
const { url, stop: end, hot } = await (site ? startBeside(site) : startAll())
console.log(`\nChange a file and look at ${url}: ${hot}.\n`)

async function startBeside(site: string) {
  const folder = process.cwd()
  const started = await startStandalone({ folder, site, port: Number(PORT) })
  return { ...started, hot: `${basename(folder)} is loaded again, all else comes from ${site}` }
}

async function startAll() {
  const { root, registered } = findRoot(process.cwd())
  const here = registered.map(({ name }) => name).filter((name) => isHere(root, name))
  const own = here.find((name) => name === basename(process.cwd()))
  const hot = own ? [own] : here
  const started = await startDevelopment({ root, registered, hot, port: Number(PORT) })
  return { ...started, hot: `${hot.join(', ')} update in place` }
}

let stopping = false
const stop = () => {
  if (stopping) return
  stopping = true
  end().finally(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
