import { TextEncoder } from 'node:util'

/** The router asks for it on import, and jsdom has none. Import this file first. */
Object.assign(globalThis, { TextEncoder })
