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
]
/** What no page may use: its HTML must be the same whenever and wherever it is rendered. */
const serverNames = ['process', 'Buffer', 'fetch', 'require', 'WebSocket']

/** The reason for a failed rendering, with what to do about it where that is known. */
export function withRemedy(reason: string): string {
  return certainRemedy(reason) ?? reason
}

/** The reason with what to do about it; undefined for one that is not known, and may be due to what a site has. */
export function certainRemedy(reason: string): string | undefined {
  const [, name = ''] = /\b(\w+) is not defined/.exec(reason) ?? []
  const before = reason.replace(/\.$/, '')
  if (browserNames.includes(name)) {
    return `${before}: \`${name}\` exists only in the browser: move it into an effect or an event handler.`
  }
  if (serverNames.includes(name)) {
    return `${before}: \`${name}\` does not exist while a page is rendered: prepare what it needs in scripts/prepare.ts, or use it in the browser, in an effect.`
  }
  if (reason.includes('Code generation from strings disallowed')) {
    return `${before}: the policy of the site forbids code that is made from text (\`eval\`, \`new Function\`): use another library, or what it writes before the build.`
  }
  return undefined
}
