import type { Compiler } from '@rspack/core'
import { ownModule } from '../ownModule.ts'

const client = (name: string) => ownModule(import.meta.dirname, `../client/${name}`)

/**
 * Gives libraries what they expect of the platform, where the site has something else: `process.env`, as other bundlers do; and
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
    new DefinePlugin({
      'process.env': `(${JSON.stringify({ NODE_ENV: compiler.options.mode })})`,
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
