import { join } from 'node:path'
import { defineConfig } from '@rspack/cli'
import { rspack } from '@rspack/core'
import { sourceRules } from '@site/remote-kit/build/sourceRules'

const folder = import.meta.dirname

/** The gallery is for the site's developers: `npm run gallery` serves it, and no release contains it. */
export default defineConfig({
  mode: 'development',
  context: folder,
  devtool: false,
  target: ['web', 'es2022'],
  entry: './main.tsx',
  output: { path: process.env.GALLERY_DIR ?? join(folder, 'dist'), clean: true },
  module: { rules: sourceRules() },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
  devServer: { port: Number(process.env.PORT ?? 3200), open: false, static: false },
})
