import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const generated = new Set(['node_modules', 'dist', '.build'])
const packages = ['contracts', 'design', 'leads', 'release-protocol', 'remote-kit']

/** What ends up in the shell's bundles has to be in the clone, at a path of its own. All other packages are tools. */
const bundled =
  /^(@babel\/runtime|@emotion\/.*|@module-federation\/.*|@reduxjs\/.*|react(-.*)?|redux(-.*)?|reselect|scheduler|stylis|cookie|set-cookie-parser|hoist-non-react-statics|use-sync-external-store|html-escaper|immer|valibot|workbox-.*)$/

/** Files that no bundler reads. */
const unbundled = /\.(?:d\.[cm]?ts|map|md|flow)$/

/** The builds that a release consists of. */
const parts = ['browser', 'loader', 'render', 'sw', 'mobile-sw'].flatMap((name) => ['--config-name', name])

/** Without compression, which takes long and is not part of a release's manifest. */
const release = `import { makeShellRelease } from './build/makeShellRelease.ts'
console.log(JSON.stringify(await makeShellRelease({ releasesFolder: '../releases', compress: false })))`

/** The shell with the site's packages in a new folder, like a clone of the repository at that path. Returns its path. */
export function cloneShell(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  for (const part of ['shell', ...packages.map((name) => `shared/${name}`)]) {
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !generated.has(basename(path)) })
  }
  install(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const name of packages) symlinkSync(join('../../shared', name), join(folder, 'node_modules/@site', name))
  // A program draws them, independently of the folder.
  cpSync(join(root, 'shell/dist/icons'), join(folder, 'shell/dist/icons'), { recursive: true })
  writeFileSync(join(folder, 'shell/release.ts'), release)
  return folder
}

/** Builds and releases the clone. Returns the release's manifest. @throws Error with the output. */
export function releaseClone(folder: string): unknown {
  const run = (program: string, ...parameters: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'node_modules', program), ...parameters],
      { cwd: join(folder, 'shell'), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
    )
    if (status !== 0) throw new Error(`${stdout}${stderr}`)
    return stdout
  }
  run('@rspack/cli/bin/rspack.js', 'build', ...parts)
  return JSON.parse(run('tsx/dist/cli.mjs', 'release.ts'))
}

function install(source: string, target: string, scope = ''): void {
  mkdirSync(target)
  for (const entry of readdirSync(source)) {
    const name = scope + entry
    const [from, to] = [join(source, entry), join(target, entry)]
    if (name === '@site') mkdirSync(to)
    else if (name.startsWith('@') && !scope) install(from, to, `${name}/`)
    else if (bundled.test(name)) cpSync(from, to, { recursive: true, filter: (path) => !unbundled.test(path) })
    else if (!name.startsWith('.') && existsSync(from)) symlinkSync(from, to)
  }
}
