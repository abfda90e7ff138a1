function refuse(): never {
  throw new EvalError('The policy of the site allows no code that is made from text.')
}

/**
 * In place of `Function` in a remote's code and its libraries (PlatformPlugin.ts). The policy forbids to make code from
 * text; browsers would also report each attempt, although the library goes another way.
 */
const guarded = new Proxy(globalThis.Function, { apply: refuse, construct: refuse })

export { guarded as Function }
