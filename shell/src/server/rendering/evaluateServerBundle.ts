import { compileFunction } from 'node:vm'
import { isServerBundle, type ServerBundle } from '@site/contracts/ServerBundle'
import { sharedModules } from './sharedModules.ts'

/**
 * Runs a remote's server file with a `require` that knows the shared libraries and nothing else.
 * @throws Error when the file asks for anything else, throws, or exports no pages.
 */
export function evaluateServerBundle(source: string, file: string): ServerBundle {
  const module: { exports: unknown } = { exports: {} }
  const require = (name: string) => {
    const shared = Object.entries(sharedModules).find(([library]) => library === name)
    if (!shared) throw new Error(`asks for ${name}, which is not shared.`)
    return shared[1]
  }
  compileFunction(source, ['module', 'exports', 'require'], { filename: file })(module, module.exports, require)
  if (!isServerBundle(module.exports)) throw new Error('the server file exports no pages.')
  return module.exports
}
