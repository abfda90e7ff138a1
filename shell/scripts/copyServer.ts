import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packageFolders, packagesIn } from '../build/serverPackages.ts'

/**
 * Command: copies the built server with exactly the packages that it runs with to the given folder, where it can be started
 * like `npm run site` here.
 */
const shell = join(import.meta.dirname, '..')
const root = join(shell, '..')
const target = process.argv[2]
if (!target) throw new Error('Name a folder: tsx shell/scripts/copyServer.ts DIR')

const built = join(shell, 'dist/server')
const code = readdirSync(built).map((file) => readFileSync(join(built, file), 'utf8'))
const folders = packageFolders(packagesIn(code.join('\n')), shell)
for (const folder of [...folders, join(shell, 'dist'), join(shell, 'remotes.json')]) {
  // A package's nested packages are in the list of required folders themselves.
  const isNested = (path: string) => relative(folder, path).split('/').includes('node_modules')
  cpSync(folder, join(target, relative(root, folder)), { recursive: true, filter: (path) => !isNested(path) })
}
console.log(`The server and ${folders.length} packages copied to ${target}`)
