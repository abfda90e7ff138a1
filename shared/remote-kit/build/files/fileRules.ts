import type { RemoteDefinition } from '../definition/RemoteDefinition.ts'
import type { ModuleOptions, PathData, RuleSetRule } from '@rspack/core'
import { ownModule } from '../ownModule.ts'

type Options = {
  /**
   * The browser loads style sheets by itself only during development, and outside of the site: in production they are in the
   * document.
   */
  side: 'browser' | 'outside' | 'server'
  development: boolean
  remote: Pick<RemoteDefinition, 'name'>
}

/**
 * The address of a remote's files that are not code, without the slash at its start; and their folder in a build's output.
 * They keep it from one release to the next, because their names have the hash of their content.
 */
export const filesFolder = ({ name }: Pick<RemoteDefinition, 'name'>) => `media/${name}`

const loader = (name: string) => ownModule(import.meta.dirname, `loaders/${name}`)

const code = /\.[cm]?[jt]sx?$/
const pictures = /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i
const others = /\.(woff2?|ttf|otf|eot|mp4|webm|ogg|mp3|wav|flac|m4a|aac|vtt|pdf)$/i
/** What no rule is for: RefusedFilesPlugin.ts refuses it with its place. */
export const refused =
  /\.(?!(?:[cm]?[jt]sx?|css|json|wasm|png|jpe?g|gif|webp|avif|svg|ico|bmp|woff2?|ttf|otf|eot|mp4|webm|ogg|mp3|wav|flac|m4a|aac|vtt|pdf)$)[^./\\?]+$/i
export const REFUSED_TYPE = 'asset/source'

const ownCodeRule: RuleSetRule = {
  test: code,
  exclude: /[\\/]node_modules[\\/]/,
  enforce: 'pre',
  use: [loader('ownCode')],
}

const queries = {
  component: /^\?react$/,
  size: /^\?size$/,
  address: /^\?url$/,
  text: /^\?raw$/,
  inline: /^\?inline$/,
}

/** How files other than code become modules: as the ecosystem's bundlers do it, and the same for browser and server. */
export function fileRules(options: Options): RuleSetRule[] {
  const folder = filesFolder(options.remote)
  const generator = { filename: fileName, publicPath: `/${folder}/`, outputPath: `${folder}/` }
  const plain = { resourceQuery: { not: Object.values(queries) }, dependency: { not: 'url' } }
  return [
    // A package of ES modules that imports a shared library by default means the library's `default`, as with other bundlers;
    // as strict modules, which Node has, they would get the library as a whole.
    { test: /\.m?js$/, include: /[\\/]node_modules[\\/]/, type: 'javascript/auto' },
    { test: /\.[cm]?js$/, include: /[\\/]node_modules[\\/](?!@site[\\/])/, use: [loader('libraryCode')] },
    // Once a build: the server's has all modules, and the dev server shows what the browser's finds.
    ...(options.side === 'server' || options.development ? [ownCodeRule] : []),
    {
      // `url()` in a style sheet and `new URL()` in code give addresses, whatever the file is.
      dependency: 'url',
      oneOf: [
        // The policy allows no font from a data URL, and some libraries have one in their style sheets.
        { scheme: 'data', mimetype: /font|opentype/, type: 'asset/resource', generator },
        { scheme: 'data', type: 'asset/inline' },
        workerRule(options),
        { type: 'asset/resource', generator },
      ],
    },
    { resourceQuery: queries.address, type: 'asset/resource', generator },
    { resourceQuery: queries.text, type: 'asset/source' },
    { resourceQuery: queries.inline, type: 'asset/inline' },
    { test: pictures, resourceQuery: queries.size, use: [loader('pictureSize')], type: 'javascript/auto' },
    { test: /\.svg$/i, resourceQuery: queries.component, use: [loader('drawingComponent')], type: 'javascript/auto' },
    { test: [pictures, others], ...plain, type: 'asset/resource', generator },
    { test: /\.css$/i, ...plain, type: 'css/auto', use: [loader('pageStyles')] },
    wasmRule(options, plain),
    // A data URL has no name that could be known.
    { test: refused, scheme: { not: 'data' }, ...plain, type: REFUSED_TYPE },
  ]
}

/** Options for all modules of a kind. */
export function fileOptions({
  side,
  development,
}: Omit<Options, 'remote'>): Pick<ModuleOptions, 'parser' | 'generator'> {
  const hashed = { localIdentName: '[local]-[hash]', localIdentHashDigestLength: 6 }
  const css = {
    // Twice the same names, so that the browser needs only these.
    exportsOnly: side === 'browser' && !development,
  }
  return {
    // Relative, so that an address is the same on the server, which has none itself.
    parser: { 'css/auto': { namedExports: false }, javascript: { worker: false, url: 'relative' } },
    generator: { css, 'css/auto': { ...css, ...hashed } },
  }
}

/** The code of workers, which the server does not run. It is a script, and so has the address of one. */
function workerRule({ side, development, remote }: Options): RuleSetRule {
  const generator = { filename: `[name]${development ? '' : '.[contenthash:10]'}.js`, emit: side !== 'server' }
  const use = { loader: loader('workerScript'), options: { remote: remote.name } }
  return { test: code, type: 'asset/resource', generator, use: side === 'server' ? [] : [use] }
}

/** On the server code from WebAssembly is never run: pages are rendered without it. */
function wasmRule({ side }: Options, plain: Pick<RuleSetRule, 'resourceQuery' | 'dependency'>): RuleSetRule {
  return side === 'server'
    ? { test: /\.wasm$/i, ...plain, use: [loader('browserOnly')], type: 'javascript/auto' }
    : { test: /\.wasm$/i, ...plain, type: 'webassembly/async' }
}

/** The name with the hash of its content. Only what an address may have without an escape. */
function fileName({ filename = '' }: PathData): string {
  const [, name = 'file'] = /([^/\\]*?)(\.\w+)?(\?.*)?$/.exec(filename) ?? []
  return `${
    name
      .normalize('NFD')
      .replace(/[^\w@.-]+/g, '-')
      .replace(/^[.-]+/, '') || 'file'
  }.[contenthash:10][ext]`
}
