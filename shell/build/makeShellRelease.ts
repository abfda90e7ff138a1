import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACT_VERSION } from '@site/contracts/contractVersions'
import { parseShellRelease, RENDER_PROTOCOL, type ShellRelease } from '@site/contracts/ShellRelease'
import { describeFiles, idOf, storeRelease } from '@site/release-protocol/release/storeRelease'
import { listFiles } from '@site/remote-kit/release/listFiles'
import { provides } from './provides.ts'
import { startChunks } from './shellBudgets.ts'

const shell = join(import.meta.dirname, '..')

/** Files at the site's root, besides service workers. */
const atRoot = { '/favicon.ico': 'icons/favicon.ico', '/apple-touch-icon.png': 'icons/apple-touch-icon.png' }

type Options = {
  releasesFolder: string
  /** The build's folder. */
  dist?: string
  /** False during development, when size does not matter. */
  compress?: boolean
}

/**
 * Makes the built shell an immutable release in `releasesFolder/shell/<id>`, and publishes nothing.
 * @returns the release, even if the same content had been released before.
 * @throws Error if the shell has not been built.
 */
export async function makeShellRelease(options: Options): Promise<ShellRelease> {
  const { releasesFolder, dist = join(shell, 'dist'), compress = true } = options
  if (!existsSync(join(dist, 'render'))) throw new Error(`${dist} holds no build of the shell: run "npm run build".`)
  const renderBundle = join(dist, 'render/render.cjs')
  const below = (folder: string, name: string, wanted = /./) =>
    listFiles(folder)
      .filter((file) => wanted.test(file))
      .map((file): [string, string] => [`${name}/${file}`, join(folder, file)])
  const browser = below(join(dist, 'browser'), 'browser', /\.js$/)
  const icons = below(join(shell, 'dist/icons'), 'icons')
  const workers = below(join(dist, 'serviceWorker'), 'serviceWorker', /\.js$/)
  const sources = Object.fromEntries([...browser, ...icons, ...workers, ['render/render.cjs', renderBundle]])
  const scripts = startChunks.flatMap((chunk) => {
    const script = browser.find(([name]) => name.startsWith(`browser/${chunk}.`))
    return script ? [script[0]] : []
  })
  const inline = (name: string) => readFileSync(join(dist, `loader/${name}.js`), 'utf8').trim()
  const statement = {
    contract: CONTRACT_VERSION,
    renderProtocol: RENDER_PROTOCOL,
    name: 'shell' as const,
    scripts,
    loader: inline('loader'),
    headScript: inline('headScript'),
    render: 'render/render.cjs',
    publicFiles: {
      ...Object.fromEntries(Object.entries(atRoot).filter(([, file]) => file in sources)),
      ...Object.fromEntries(icons.map(([name]) => [`/${name}`, name])),
    },
    serviceWorkers: Object.fromEntries(workers.map(([name]) => [name.replace('serviceWorker/', '/'), name])),
    provides: provides(renderBundle),
    ...describeFiles(sources),
  }
  const release = parseShellRelease({ ...statement, id: idOf(statement), createdAt: new Date().toISOString() })
  await storeRelease(releasesFolder, release, sources, { compressed: compress })
  return release
}
