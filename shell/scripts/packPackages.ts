import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import * as v from 'valibot'
import { publishedFiles, publishedManifest } from './packages/publishedManifest.ts'

/**
 * Command: packs the packages that remotes use into the folder that is named, as they are published: JavaScript with types. In
 * this repository everything uses their sources, so no build comes between a change and what it changes.
 */
const root = join(import.meta.dirname, '../..')
const destination = resolve(process.argv[2] ?? 'packed')
const listSchema = v.tuple([v.object({ files: v.array(v.object({ path: v.string() })) })])
const packedSchema = v.tuple([v.object({ filename: v.string() })])
const quiet = ['--ignore-scripts', '--json', '--loglevel=error']

const shared = join(root, 'shared')
const packages = readdirSync(shared)
  .map((name) => join(shared, name))
  .filter((folder) => existsSync(join(folder, 'package.json')))

mkdirSync(destination, { recursive: true })
// In a folder of its own, because tests pack at the same time.
const work = mkdtempSync(join(tmpdir(), 'packages-'))
const compiled = join(work, 'compiled')
const compiler = join(root, 'node_modules/typescript/bin/tsc')
const project = ['-p', join(shared, 'tsconfig.package.json'), '--outDir', compiled]
execFileSync(process.execPath, [compiler, ...project], { stdio: 'inherit' })
for (const folder of packages) pack(folder)
rmSync(work, { recursive: true })

function pack(folder: string): void {
  const name = basename(folder)
  const packed = join(work, name)
  const [{ files }] = v.parse(listSchema, JSON.parse(npm(folder, ['pack', '--dry-run'])))
  for (const { path } of files) {
    const isCompiled = !publishedFiles(path).includes(path)
    for (const file of publishedFiles(path)) {
      cpSync(join(isCompiled ? join(compiled, name) : folder, file), join(packed, file))
    }
  }
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  writeFileSync(join(packed, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`)
  const [{ filename }] = v.parse(packedSchema, JSON.parse(npm(packed, ['pack', '--pack-destination', destination])))
  console.log(join(destination, filename))
}

function npm(cwd: string, parameters: readonly string[]): string {
  return execFileSync('npm', [...parameters, ...quiet], { cwd, encoding: 'utf8', shell: process.platform === 'win32' })
}
