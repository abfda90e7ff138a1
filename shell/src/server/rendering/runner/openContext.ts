import { createContext, Script } from 'node:vm'
import type * as RenderContext from '../context/renderContext.ts'
import type { LoadOrder } from './RunnerMessage.ts'

type Context = typeof RenderContext

/** Everything that a context has, read once for each file: to look up a global of a `vm` context takes a detour through the host. */
const globals =
  'Object Function Array Number parseFloat parseInt Boolean String Symbol Date Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError JSON Math Intl ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet Proxy Reflect decodeURI decodeURIComponent encodeURI encodeURIComponent isFinite isNaN undefined NaN Infinity'.split(
    ' ',
  )
const atHand = globals.join()

function compile(source: string, filename: string): Script {
  // The wrapper stays on the first line, so that a syntax error names the right one.
  return new Script(`((${atHand}) => function (module, exports, require) {${source}\n})(${atHand})`, { filename })
}

/**
 * Compiles what was ordered, once, and returns how to evaluate all of it in a context of its own. A page gets a fresh
 * context, so nothing that was rendered before can be seen in it.
 *
 * Nothing of this realm goes into a context: no function, no object. What is called in it is ours, takes strings and
 * functions of that realm, and gives back strings, numbers and booleans.
 * @throws SyntaxError of a file that cannot be compiled.
 */
export function contextOpener({ context, shell, remote, clock }: LoadOrder) {
  const scripts = {
    context: compile(context, 'context.cjs'),
    shell: compile(shell, 'render.cjs'),
    remote: remote === undefined ? undefined : compile(remote, 'server.cjs'),
    module: new Script('({ exports: {} })'),
  }
  return function openContext() {
    const realm = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } })
    const evaluate = (script: Script) => script.runInContext(realm, { displayErrors: false })
    const module = evaluate(scripts.module)
    evaluate(scripts.context)(module, module.exports)
    const inside: Context = module.exports
    inside.prepare(clock)
    return {
      ...inside,
      /** Evaluates both files. Gives back what is wrong with them, or an empty text. */
      evaluateFiles(): string {
        const problem = inside.evaluateShell(evaluate(scripts.shell))
        if (problem !== '' || !scripts.remote) return problem
        try {
          // This runs code of the remote's already when its text closes the function around it.
          return inside.evaluateRemote(evaluate(scripts.remote))
        } catch {
          return 'the server file is no module.'
        }
      },
    }
  }
}

/** What a global has before a host adds anything. */
export function namesOfTheLanguage(): ReadonlySet<string> {
  const names: string[] = new Script('Object.getOwnPropertyNames(globalThis)').runInNewContext()
  return new Set(names)
}
