import { basename } from 'node:path'
import { findRoot } from '../dev/findRoot.ts'
import { startDevelopment } from '../dev/startDevelopment.ts'

/**
 * Command: serves the composed site while it is being changed. Called from a remote's folder, that remote is hot and
 * all others stand as they were last released; called from the root, every remote is hot. `PORT` says where (3100).
 */
process.env.NODE_ENV = 'development'
const { root, remotes } = findRoot(process.cwd())
const own = remotes.find((name) => name === basename(process.cwd()))
const development = await startDevelopment({
  root,
  remotes,
  hot: own ? [own] : remotes,
  port: Number(process.env.PORT ?? 3100),
})
console.log(`\nChange a file and look at ${development.url}: ${(own ? [own] : remotes).join(', ')} update in place.\n`)

let stopping = false
const stop = () => {
  if (stopping) return
  stopping = true
  development.stop().finally(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
