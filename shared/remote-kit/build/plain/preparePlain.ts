import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScriptFile } from '@site/contracts/Snapshot'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { ownModule } from '../ownModule.ts'
import { fragmentsOf, PLAIN_FOLDER, type RemoteDefinition } from '../definition/RemoteDefinition.ts'
import { readContainer } from './readContainer.ts'

const client = ownModule(import.meta.dirname, '../client/plain/PlainPart')

/**
 * Fetches the containers of a remote's plain fragments, and writes a module for each: from then on the release has their files,
 * with their hashes, and no visitor loads anything of another site. @throws Error that names the fragment.
 */
export async function preparePlain(remote: RemoteDefinition, folder: string): Promise<void> {
  const output = join(folder, PLAIN_FOLDER)
  rmSync(output, { recursive: true, force: true })
  for (const { name, plain } of fragmentsOf(remote)) {
    if (!plain) continue
    const { manifest, expose } = plain
    mkdirSync(join(output, 'files'), { recursive: true })
    try {
      const { globalName, addresses } = readContainer(JSON.parse(String(await fetched(manifest))), manifest, expose)
      const files = await Promise.all(addresses.map((address) => keep(address, join(output, 'files'))))
      writeFileSync(join(output, `${name}.js`), moduleOf({ globalName, expose, files }))
    } catch (error) {
      throw new Error(`The fragment ${name} of ${remote.name} cannot be taken from another site: ${messageOf(error)}`)
    }
  }
}

/** Keeps a script under a name made of its content. */
async function keep(address: string, folder: string): Promise<ScriptFile> {
  const content = await fetched(address)
  const file = `plain-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.js`
  writeFileSync(join(folder, file), content)
  return [file, hashOf(content)]
}

async function fetched(address: string): Promise<Buffer> {
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:' && !['localhost', '127.0.0.1'].includes(hostname))
    throw new Error(`${address} is not at an https address.`)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}

/** On the server there is only the text that stands in for it. */
const moduleOf = (container: object) => `import { createElement } from 'react'
import { island } from '@site/design/islands/island'
import { loadPart, Until } from ${JSON.stringify(client)}
export { props } from ${JSON.stringify(client)}
const load = () => (typeof window === 'undefined' ? Promise.resolve(Until) : loadPart(${JSON.stringify(container)}))
const Part = island(load, { hydrate: 'visible' })
export default (given) => createElement(Part, given)
`
