import { createContext, Script } from 'node:vm'
import type * as RenderContext from '../context/renderContext.ts'
import type { LoadRequest } from './RunnerMessage.ts'

type Context = typeof RenderContext

/** All globals of a context, read once per file: looking up a global of a `vm` context goes through the host, which is slow. */
const globals =
  'Object Function Array Number parseFloat parseInt Boolean String Symbol Date Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError JSON Math Intl ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet Proxy Reflect decodeURI decodeURIComponent encodeURI encodeURIComponent isFinite isNaN undefined NaN Infinity'.split(
    ' ',
  )
const globalNames = globals.join()

function compile(source: string, filename: string): Script {
  const head = `((${globalNames}) => function (module, exports, require) {`
  // The wrapper stays on the first line and is not counted there, so that errors name the file's own positions.
  return new Script(`${head}${source}\n})(${globalNames})`, { filename, columnOffset: -head.length })
}

/**
 * Compiles the files once, and returns a function that evaluates them in a new context. Each page gets a fresh context, so
 * nothing can leak from one page into another.
 *
 * No function or object of this realm enters a context. Our own code inside it takes strings and functions of that realm,
 * and returns strings, numbers and booleans.
 * @throws SyntaxError of a file that cannot be compiled.
 */
export function contextOpener({ context, shell, remote, clock }: LoadRequest) {
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
      /** Evaluates both files. Returns what is wrong with them, or an empty string. */
      evaluateFiles(): string {
        const problem = inside.evaluateShell(evaluate(scripts.shell))
        if (problem !== '' || !scripts.remote) return problem
        try {
          // This already runs the remote's code if its text closes the wrapping function.
          return inside.evaluateRemote(evaluate(scripts.remote))
        } catch {
          return 'the server file is no module.'
        }
      },
    }
  }
}

/** Properties of a global object before a host adds anything. */
export function builtInGlobals(): ReadonlySet<string> {
  const names: string[] = new Script('Object.getOwnPropertyNames(globalThis)').runInNewContext()
  return new Set(names)
}
