import { type ReachAttack, reach } from './ReachAttack.ts'

/** Prints "nothing" unless the given function or object leads to a process, a module loader or code generation. */
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

/** Attacks that proceed from objects that they receive, or can create, to those that created them. */
export const attacksThroughObjects: readonly ReachAttack[] = [
  // The constructor chains of everything that is passed in.
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
