import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { globalNameOf } from '@site/contracts/Release'
import * as v from 'valibot'
import { installedManifest } from '../libraries/installedManifest.ts'
import { browserConfiguration } from './browserConfiguration.ts'
import { ownModule } from '../ownModule.ts'
import { OUTSIDE_FOLDER, type RemoteDefinition } from '../definition/RemoteDefinition.ts'
import { outsideParts } from '../outside/outsideParts.ts'

const client = join(import.meta.dirname, '../client/outside')

/**
 * Browser build of a remote for other sites: a Module Federation container as any host knows it, with a runtime of its own. It
 * takes React from its host, and Emotion if the host shares that; what the shell has around a page, it brings itself. It is
 * apart from the containers that the site's own pages load.
 */
export function outsideConfiguration(remote: RemoteDefinition, folder: string): Configuration {
  const globalName = globalNameOf(remote.name)
  const configuration = browserConfiguration(remote, folder, {
    container: {
      ...{ exposes: writeExposes(remote, folder), globalName, prefix: '', folder: OUTSIDE_FOLDER },
      ...{ side: 'outside', budgeted: false },
      federation: { shared: sharedWithHosts(remote, folder) },
    },
  })
  return {
    ...configuration,
    name: 'outside',
    output: {
      ...configuration.output,
      uniqueName: `${remote.name}.outside`,
      chunkLoadingGlobal: `__chunks_${globalName}_outside`,
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
    },
    // Nothing by the place of a module: that of packages, which are in it here, depends on where the remote's folder is. Names
    // in concatenated modules come from it too.
    optimization: {
      ...configuration.optimization,
      moduleIds: 'natural',
      chunkIds: 'natural',
      concatenateModules: false,
    },
    resolve: {
      ...configuration.resolve,
      alias: {
        ...configuration.resolve?.alias,
        'react/jsx-runtime$': ownModule(client, 'jsxRuntime'),
        '@site/design/PageMetadata$': ownModule(client, 'noMetadata'),
      },
    },
  }
}

/** React is the host's. Emotion's cache is best the host's too, who may have set it up for a policy. */
function sharedWithHosts({ shared: own = {} }: RemoteDefinition, folder: string) {
  const emotion = ['@emotion/react', ...(own['@emotion/styled'] === false ? [] : ['@emotion/styled'])]
  return Object.fromEntries([
    ...['react', 'react-dom'].map((name) => [name, { ...singleton(name, folder), import: false as const }]),
    ...emotion.map((name) => [name, singleton(name, folder)]),
  ])
}

/** In the versions that the remote says it works with. */
function singleton(name: string, folder: string) {
  const { peerDependencies = {} } = readManifest(join(folder, 'package.json'))
  const requiredVersion = peerDependencies[name] ?? `^${readManifest(installedManifest(folder, name)).version}`
  return { singleton: true, requiredVersion }
}

const manifestSchema = v.object({
  version: v.optional(v.string(), '0.0.0'),
  peerDependencies: v.optional(v.record(v.string(), v.string())),
})

const readManifest = (file: string) => v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')))

/** Writes a module for each part: a fragment has its own name, a page that of its module below `pages/`. */
function writeExposes(remote: RemoteDefinition, folder: string): Record<string, string> {
  const output = join(folder, '.build/outside')
  mkdirSync(output, { recursive: true })
  const write = (name: string, source: string) => {
    writeFileSync(join(output, `${name}.js`), source)
    // In the remote's folder, whose own path differs in every clone.
    return `./.build/outside/${name}.js`
  }
  const { fragments, pages } = outsideParts(remote)
  return Object.fromEntries([
    ...fragments.map(({ expose, name, component }) => {
      const source = partOf('OutsideFragment', join(folder, component), 'fragment: module')
      return [expose, write(name, source)]
    }),
    ...pages.map(({ expose, page: { path, data, page } }) => {
      const given = `page: { path: ${JSON.stringify(path)}, hasData: ${data !== undefined}, component: module.default }`
      const name = expose.replace('./pages/', 'page-')
      return [expose, write(name, partOf('OutsidePage', join(folder, page), given))]
    }),
  ])
}

/** The source of a module whose default export shows a part in what it has around it on other sites. */
const partOf = (component: string, module: string, props: string) => `import { createElement } from 'react'
import { ${component} } from ${JSON.stringify(ownModule(client, component))}
import * as module from ${JSON.stringify(module)}
export default function Part(given) {
  return createElement(${component}, { ${props}, given })
}
`
