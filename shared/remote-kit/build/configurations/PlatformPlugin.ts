import type { Compiler } from '@rspack/core'
import { ownModule } from '../ownModule.ts'

const client = (name: string) => ownModule(import.meta.dirname, `../client/${name}`)

/**
 * Gives code what it expects of the platform, where the site has something else: what a build knows, as other bundlers do; and
 * what takes the place of style elements and of code made from text, which the policy forbids.
 */
export class PlatformPlugin {
  private readonly side: 'browser' | 'worker' | 'server'
  private readonly container: string

  /** `container` is the global name of the browser's container. */
  constructor(side: 'browser' | 'worker' | 'server', container = '') {
    this.side = side
    this.container = container
  }

  apply(compiler: Compiler): void {
    const { DefinePlugin, ProvidePlugin } = compiler.rspack
    const { mode } = compiler.options
    const known = { MODE: mode, DEV: mode === 'development', PROD: mode === 'production', SSR: this.side === 'server' }
    new DefinePlugin({
      'process.env': `(${JSON.stringify({ NODE_ENV: mode })})`,
      'import.meta.env': `(${JSON.stringify({ ...known, BASE_URL: '/' })})`,
      __CONTAINER__: JSON.stringify(this.container),
    }).apply(compiler)
    // While pages are rendered, no text becomes code, and there is no document.
    if (this.side === 'server') return
    new ProvidePlugin({
      // Many a library tries whether text may become code. The attempt alone would be reported.
      Function: [client('noCodeFromText'), 'Function'],
      ...(this.side === 'browser' && { 'document.createElement': [client('createElement'), 'createElement'] }),
    }).apply(compiler)
  }
}
