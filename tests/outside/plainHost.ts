import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { listenOnFreePort } from '../support/servers/listenOnFreePort.ts'

/** A site of somebody else, with an origin of its own. */
export type PlainHost = { url: string; stop(): Promise<void> }

/** Serves what `buildPlainHost` has built in a folder. */
export async function servePlainHost(folder: string): Promise<PlainHost> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host')
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end(
        '<!doctype html><title>Plain host</title><link rel=icon href=data:,><script src=/main.js defer></script>',
      )
    }
    response.setHeader('content-type', 'text/javascript; charset=utf-8')
    return response.end(readFileSync(join(folder, pathname)))
  })
  const port = await listenOnFreePort(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

const singleton = (requiredVersion: string) => ({ singleton: true, requiredVersion })

/** Builds the host with Module Federation's plugin for parts of the site at `site`. @throws Error as the compiler reports it. */
export function buildPlainHost(folder: string, site: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    context: join(import.meta.dirname, 'host'),
    entry: { main: './main.ts' },
    output: { path: folder, publicPath: '/', uniqueName: 'plain-host' },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'plain_host',
        remotes: {
          checkout: `mfe_checkout@${site}/_mf/mfe-checkout/mf-manifest.json`,
          decide: `mfe_decide@${site}/_mf/mfe-decide/mf-manifest.json`,
        },
        shared: {
          react: singleton('^19.0.0'),
          'react-dom': singleton('^19.0.0'),
          'react-router-dom': singleton('^7.0.0'),
          'react-redux': singleton('^9.0.0'),
        },
        // A remote that is not there costs its own parts, and not the page.
        shareStrategy: 'loaded-first',
        dts: false,
      }),
    ],
    devtool: false,
    stats: 'errors-only',
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
        else resolve()
      })
    })
  })
}
