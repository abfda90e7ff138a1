import { resolve } from 'node:path'
import { buildRemote } from '../build/buildRemote.ts'
import { writeRelease } from '../release/writeRelease.ts'

/** Command: builds and releases the remote in the folder it is called from. `RELEASES_DIR` says where releases are kept. */
const folder = process.cwd()
const releases = resolve(process.env.RELEASES_DIR ?? resolve(folder, '../releases'))
await buildRemote(folder)
const { name, id, routes } = await writeRelease(folder, releases)
console.log(`${name} released as ${id}: ${routes.map(({ path }) => path).join(', ')}`)
