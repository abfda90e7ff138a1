/**
 * Parts of the language that rendering must not have: code generation, shared memory, and callbacks at unpredictable times.
 */
export const withheld = [
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
  'FinalizationRegistry',
  'WeakRef',
  'ShadowRealm',
]
