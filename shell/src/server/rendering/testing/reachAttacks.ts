/**
 * What a hostile release tries in order to get out of its context, each as the body of a function whose result is
 * printed into its page. `held` is all that may be printed: anything else means that the attack got somewhere.
 */
export type ReachAttack = { attempt: string; code: string; held: RegExp }

const NO_CODE = /^threw EvalError: Code generation from strings disallowed for this context$/
const NOTHING = /^(undefined|nothing)$/

const reach = (attempt: string, code: string, held: RegExp = NOTHING): ReachAttack => ({ attempt, code, held })

/** Prints "nothing" unless the function or object given leads to a process, a module loader or new code. */
const escapeFrom = `
  const escapeFrom = (start) => {
    const seen = []
    for (let at = start, step = 0; at && step < 12; step++) { seen.push(at); at = at.constructor === at ? Object.getPrototypeOf(at) : at.constructor }
    for (const at of seen) {
      // Any other function is only called by its constructor: it might be this very one.
      const call = typeof at === 'function' && /^(Generator|Async|AsyncGenerator)?Function$/.test(at.name) ? at : () => {}
      for (const make of [() => call('return process')(), () => at.constructor('return process')(), () => Reflect.construct(call, ['return process'])()]) {
        try { const found = make(); if (found && found.pid) return 'process ' + found.pid } catch {}
      }
    }
    return 'nothing'
  }`

export const reachAttacks: readonly ReachAttack[] = [
  // What Node puts in everybody's reach.
  reach('process', 'return typeof process'),
  reach('globalThis.process', 'return globalThis.process'),
  reach('this of a sloppy function', 'return (function () { return this.process })()'),
  reach(
    'getBuiltinModule',
    'return process.getBuiltinModule("fs").readFileSync("/proc/self/environ", "utf8")',
    /^threw ReferenceError/,
  ),
  reach('process.binding', 'return process.binding("spawn_sync")', /^threw ReferenceError/),
  reach('process.env', 'return JSON.stringify(process.env)', /^threw ReferenceError/),
  reach('process.exit', 'process.exit(0)', /^threw ReferenceError/),
  reach('process.kill of the server', 'process.kill(process.ppid)', /^threw ReferenceError/),
  reach('process.dlopen', 'process.dlopen({ exports: {} }, "/tmp/x.node")', /^threw ReferenceError/),
  reach('global', 'return typeof global'),
  reach('Buffer', 'return typeof Buffer'),
  reach('__dirname', 'return typeof __dirname'),
  // Loading modules.
  reach(
    'require of fs',
    'return require("fs").readFileSync("/etc/passwd", "utf8")',
    /^threw Error: asks for fs, which is not shared\.$/,
  ),
  reach('require of node:child_process', 'return require("node:child_process").execSync("id")', /not shared/),
  reach('require of a file', 'return require("/etc/passwd")', /not shared/),
  reach(
    'require of an object that changes its name',
    'let n = 0; return require({ toString: () => n++ ? "fs" : "react" }).readFileSync',
    /^undefined$|not shared|does not share/,
  ),
  reach(
    'require.main, cache and resolve',
    'return [require.main, require.cache, require.resolve, require.extensions].join()',
    /^,,,$/,
  ),
  reach('module.constructor._load', 'return module.constructor._load', /^undefined$/),
  reach('module.parent and children', 'return [module.parent, module.children, module.paths].join()', /^,,$/),
  reach('import() of fs', 'import("node:fs").then(() => { throw new Error("escaped") }, () => {}); return "nothing"'),
  reach(
    'import() with attributes',
    'import("/etc/passwd", { with: { type: "json" } }).then(() => { throw new Error("escaped") }, () => {}); return "nothing"',
  ),
  // Making code from text.
  reach('eval', 'return eval("1+1")', NO_CODE),
  reach('indirect eval', 'return (0, eval)("this.process")', NO_CODE),
  reach('Function', 'return new Function("return process")()', NO_CODE),
  reach('AsyncFunction', 'return new (async () => {}).constructor("return process")()', NO_CODE),
  reach('GeneratorFunction', 'return new (function* () {}).constructor("return process")().next()', NO_CODE),
  reach('AsyncGeneratorFunction', 'return new (async function* () {}).constructor("return process")()', NO_CODE),
  reach('setTimeout with text', 'setTimeout("globalThis.x = process", 0); return "set"', /^threw TypeError/),
  reach('setInterval with text', 'setInterval("globalThis.x = process", 1); return "set"', /^threw TypeError/),
  reach('a RegExp with code', 'return "process".replace(/.*/, "$&" + typeof process)', /^processundefined$/),
  reach('ShadowRealm', 'return new ShadowRealm().evaluate("1")', /^threw ReferenceError/),
  // WebAssembly and shared memory.
  reach('WebAssembly', 'return typeof WebAssembly'),
  reach('SharedArrayBuffer', 'return typeof SharedArrayBuffer'),
  reach('Atomics.wait', 'return typeof Atomics'),
  reach(
    'SharedArrayBuffer by its iterator',
    'return typeof Object.getPrototypeOf(Int8Array).prototype.buffer',
    /^threw TypeError/,
  ),
  reach(
    'WeakRef and FinalizationRegistry',
    'return typeof WeakRef + typeof FinalizationRegistry',
    /^undefinedundefined$/,
  ),
  // The constructor chains of everything handed in.
  ...[
    'globalThis',
    'require',
    'module',
    'module.exports',
    'setTimeout',
    'queueMicrotask',
    'console',
    'console.error',
    'URL',
    'URLSearchParams',
    'TextEncoder',
    'ReadableStream',
    'performance',
    'Date',
    'props',
    'props.params',
    'require("react")',
    'require("react").createElement',
    'require("@site/contracts/useSite").useSite()',
    'new Error()',
    'arguments',
  ].map((handed) => reach(`constructor chain of ${handed}`, `${escapeFrom}; return escapeFrom(${handed})`)),
  reach(
    'constructor chain of the error of import()',
    `${escapeFrom}; import('node:fs').catch((error) => { globalThis.found = [escapeFrom(error), escapeFrom(error.constructor), escapeFrom(Object.getPrototypeOf(error)), escapeFrom(error.stack)].join() }); setTimeout(() => { if (globalThis.found !== 'nothing,nothing,nothing,nothing') throw new Error('escaped ' + globalThis.found) }, 5); return 'nothing'`,
  ),
  reach(
    'changing the host through the error of import()',
    `import('node:fs').catch((error) => { 'use strict'; let changed = ''
      for (let at = Object.getPrototypeOf(error); at; at = Object.getPrototypeOf(at)) { if (at.constructor === error.constructor) continue; try { at.toJSON = () => 1; changed += 'set ' } catch {} }
      try { Object.getPrototypeOf(error.constructor).prepareStackTrace = () => 1; changed += 'trace ' } catch {}
      globalThis.changed = changed }); setTimeout(() => { if (globalThis.changed !== '') throw new Error('changed ' + globalThis.changed) }, 5); return 'nothing'`,
  ),
  // Call sites and stacks.
  reach(
    'prepareStackTrace: getThis',
    `${escapeFrom}; Error.prepareStackTrace = (error, sites) => sites; return new Error().stack.map((site) => { const self = site.getThis(); return self && self !== globalThis ? escapeFrom(self) : 'nothing' }).find((found) => found !== 'nothing')`,
  ),
  reach(
    'prepareStackTrace: getFunction',
    `${escapeFrom}; Error.prepareStackTrace = (error, sites) => sites; return new Error().stack.map((site) => { const called = site.getFunction(); return called ? escapeFrom(called) : 'nothing' }).find((found) => found !== 'nothing')`,
  ),
  reach(
    'prepareStackTrace: the sites themselves',
    `${escapeFrom}; Error.prepareStackTrace = (error, sites) => sites; return escapeFrom(new Error().stack[0])`,
  ),
  reach(
    'prepareStackTrace with a full stack',
    `${escapeFrom}; let deepest; Error.prepareStackTrace = (error, sites) => { deepest = sites; return sites }; const down = () => { try { down() } catch (error) { void error.stack; throw error } }; try { down() } catch (error) { return [escapeFrom(error), escapeFrom(error.constructor), deepest ? escapeFrom(deepest) : 'nothing'].every((found) => found === 'nothing') ? 'nothing' : 'escaped' }`,
  ),
  reach(
    'arguments.callee.caller',
    `${escapeFrom}; const f = function () { let at = f.caller; for (let step = 0; at && step < 50; step++) { const found = escapeFrom(at); if (found !== 'nothing') return found; at = at.caller } return 'nothing' }; return f()`,
    /^nothing$|^threw TypeError/,
  ),
  reach(
    'an error of a full stack',
    `${escapeFrom}; const down = () => down(); try { down() } catch (error) { return escapeFrom(error) }`,
  ),
  reach('an error of a built-in', `${escapeFrom}; try { null.x } catch (error) { return escapeFrom(error) }`),
  reach('an error of JSON', `${escapeFrom}; try { JSON.parse('{') } catch (error) { return escapeFrom(error) }`),
  reach('an error of require', `${escapeFrom}; try { require('fs') } catch (error) { return escapeFrom(error) }`),
  reach('an error of URL', `${escapeFrom}; try { new URL('x') } catch (error) { return escapeFrom(error) }`),
  // Tricks on what the host reads.
  reach(
    'descriptors of the global',
    `${escapeFrom}; return Object.values(Object.getOwnPropertyDescriptors(globalThis)).map(escapeFrom).find((found) => found !== 'nothing')`,
  ),
  reach(
    'nodejs.util.inspect.custom',
    `globalThis.seen = ''; const spy = { [Symbol.for('nodejs.util.inspect.custom')](depth, options, inspect) { globalThis.seen = 'inspected' } }; console.log(spy); return globalThis.seen || 'nothing'`,
  ),
  reach(
    'nodejs.rejection and dispose symbols',
    `return [Symbol.for('nodejs.rejection'), Symbol.for('nodejs.asyncDispose')].map((name) => typeof globalThis[name]).join()`,
    /^undefined,undefined$/,
  ),
  reach(
    'a Proxy for the global prototype',
    `${escapeFrom}; let found = 'nothing'; const spy = new Proxy({}, { get(target, name, self) { if (self !== globalThis && typeof self === 'object') found = escapeFrom(self); return undefined }, has: () => false }); try { Object.setPrototypeOf(globalThis, spy) } catch {} ; void globalThis.whatever; return found`,
  ),
  // The network, other processes, the file system by name.
  reach('fetch', 'return typeof fetch'),
  reach('WebSocket and EventSource', 'return typeof WebSocket + typeof EventSource', /^undefinedundefined$/),
  reach('XMLHttpRequest and navigator', 'return typeof XMLHttpRequest + typeof navigator', /^undefinedundefined$/),
  reach(
    'Worker and BroadcastChannel',
    'return typeof Worker + typeof BroadcastChannel + typeof MessageChannel',
    /^undefinedundefinedundefined$/,
  ),
  reach('structuredClone and crypto', 'return typeof structuredClone + typeof crypto', /^undefinedundefined$/),
  reach('setImmediate', 'return typeof setImmediate'),
  reach('localStorage and caches', 'return typeof localStorage + typeof caches', /^undefinedundefined$/),
  reach(
    'anything of another realm, however deep',
    `const names = [], own = new Set([Object.prototype, Function.prototype, null]), seen = new Set()
     const visit = (value, path, depth) => {
       if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value) || depth > 6 || seen.size > 20000) return
       seen.add(value)
       let top = value
       for (let next = Object.getPrototypeOf(top); next; next = Object.getPrototypeOf(top)) top = next
       if (top !== Object.prototype && Object.getPrototypeOf(value) !== null && top !== value) names.push(path)
       if (typeof value === 'function' && value !== Function.prototype && !(value instanceof Function)) names.push(path)
       for (const key of Reflect.ownKeys(value)) {
         const described = Object.getOwnPropertyDescriptor(value, key)
         for (const part of ['value', 'get', 'set']) visit(described[part], path + '.' + String(key), depth + 1)
       }
       visit(Object.getPrototypeOf(value), path + '.[[Prototype]]', depth + 1)
     }
     for (const [name, value] of Object.entries({ globalThis, require, module, props, react: require('react') })) visit(value, name, 0)
     return names.slice(0, 3).join() || 'nothing'`,
  ),
]
