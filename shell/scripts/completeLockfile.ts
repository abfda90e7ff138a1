import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPlatformPackages } from './packages/platformPackages.ts'

/** Command: adds entries to the lockfile that npm omits if the registry lacks other platforms' packages. */
const file = join(import.meta.dirname, '../../package-lock.json')
const { content, added } = withPlatformPackages(JSON.parse(readFileSync(file, 'utf8')))
if (added.length > 0) writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
console.log(`${added.length} packages of other platforms added to package-lock.json.`)
