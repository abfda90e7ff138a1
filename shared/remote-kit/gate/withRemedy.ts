import { withheld } from './context/withheld.ts'

/** What only browsers have, and pages use by mistake while they are rendered. */
const browserNames = [
  'window',
  'document',
  'location',
  'navigator',
  'history',
  'screen',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'matchMedia',
  'requestAnimationFrame',
  'requestIdleCallback',
  'addEventListener',
  'getComputedStyle',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'HTMLElement',
  'Element',
  'Image',
  'Audio',
  'Worker',
  'XMLHttpRequest',
  'self',
  'alert',
  'confirm',
  'prompt',
  'CSS',
  'DOMParser',
  'FileReader',
  'customElements',
]
/** What no page may use: its HTML must be the same whenever and wherever it is rendered. */
const serverNames = [
  ...['process', 'Buffer', 'fetch', 'require', 'setImmediate', 'structuredClone'],
  ...['WebSocket', 'EventSource', 'MessageChannel', 'BroadcastChannel', 'AbortController', 'AbortSignal'],
  ...['Headers', 'Request', 'Response', 'FormData', 'Blob', 'File', 'Event', 'EventTarget', 'CustomEvent'],
  ...withheld,
]

const ownMend = 'move it into an effect or an event handler.'
const libraryMend =
  'import the library in the module of an `island()` with `ssr: false`, or with `import()` in an effect or event handler.'

/** The sentence for what was thrown, which names its place, with what to do where that is in a library: nobody moves code there. */
export const withLibraryRemedy = (sentence: string): string =>
  / at \S*node_modules\//.test(sentence) ? sentence.replace(ownMend, libraryMend) : sentence

/** Why a page that waits for nothing in particular is refused. */
export const WAITS_FOREVER = 'never finishes: it waits for a promise that nothing settles.'

/** The reason for a failed rendering, with what to do about it where that is known. */
export function withRemedy(reason: string): string {
  const remedy = remedyFor(reason)
  return remedy === undefined ? reason : `${reason.replace(/\.$/, '')}: ${remedy}`
}

/** What is wrong with a page, or a fragment, that places a fragment which its remote's definition does not name. */
export const undeclaredPlace = (name: string): string =>
  `places ${name}, which is not among the "places" of its remote: name it there, in rspack.config.ts.`

/** The reason why a page fails that has asked for a collection which its remote's definition does not name. */
export const undeclaredCollection = (reason: string, name: string): string =>
  `${reason.replace(/\.$/, '')}: it asks for ${name}, which is not among the "collections" of its remote: name it there, in rspack.config.ts.`

/** What is wrong with a page that something has been thrown after. */
export const lateProblem = (path: string, reason: string): string => `after ${path} was made: ${withRemedy(reason)}`

/** True for what fails wherever it is rendered, whatever the site has. */
export const hasKnownRemedy = (reason: string): boolean => remedyFor(reason) !== undefined

function remedyFor(reason: string): string | undefined {
  const [, name = ''] = /\b(\w+) is not defined/.exec(reason) ?? []
  if (browserNames.includes(name)) {
    return `\`${name}\` exists only in the browser: ${ownMend}`
  }
  // Libraries ask whether it is there, and say so themselves.
  if (name === 'crypto' || /\bgetRandomValues\b|\brandomUUID\b/.test(reason)) {
    return '`crypto` does not exist while a page is rendered: use `useId` for an identifier, or make it in the browser, in an effect.'
  }
  if (serverNames.includes(name)) {
    return `\`${name}\` does not exist while a page is rendered: prepare what it needs in scripts/prepare.ts, or use it in the browser, in an effect.`
  }
  if (reason.includes('Code generation from strings disallowed')) {
    return 'the policy of the site forbids code that is made from text (`eval`, `new Function`): use another library, or what it writes before the build.'
  }
  if (/serialize a BigInt|circular structure/.test(reason)) {
    return 'what `load` returns becomes JSON: make it of texts, numbers, lists and plain objects.'
  }
  return undefined
}
