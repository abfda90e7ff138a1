import { type ReachAttack, reach } from './ReachAttack.ts'

const NO_CODE = /^threw EvalError: Code generation from strings disallowed for this context$/

/** Attacks that use what they want by name: modules, code generation, the network, other processes. */
export const attacksByName: readonly ReachAttack[] = [
  // Globals that Node provides.
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
]
