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
  const [, name = ''] = /\b(\w+) is not defined/.exec(reason) ?? []
  if (browserNames.includes(name)) {
    return `${reason.replace(/\.$/, '')}: \`${name}\` exists only in the browser: move it into an effect or an event handler.`
  }
  if (serverNames.includes(name)) {
    return `${reason.replace(/\.$/, '')}: \`${name}\` does not exist while a page is rendered: prepare what it needs in scripts/prepare.ts, or use it in the browser, in an effect.`
  }
  if (reason.includes('Code generation from strings disallowed')) {
    return `${reason.replace(/\.$/, '')}: the policy of the site forbids code that is made from text (\`eval\`, \`new Function\`): use another library, or what it writes before the build.`
  }
  return reason
}
