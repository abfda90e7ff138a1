import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { sourceRules } from 'shared/build/sourceRules.ts'

const folder = join(import.meta.dirname, '..')

/** One source, two workers: one file each, without chunks, at an address that never changes. */
const worker = (name: string, mobile: boolean): Configuration => ({
  name,
  mode: 'production',
  context: folder,
  devtool: false,
  target: ['webworker', 'es2022'],
  entry: { [name]: './src/serviceWorker/worker.ts' },
  output: { path: join(folder, 'dist/serviceWorker'), filename: '[name].js', iife: true },
  module: { rules: sourceRules() },
  plugins: [new rspack.DefinePlugin({ __MOBILE__: String(mobile) })],
  stats: 'errors-warnings',
  performance: false,
})

export const serviceWorkerConfigurations = [worker('sw', false), worker('mobile-sw', true)]
