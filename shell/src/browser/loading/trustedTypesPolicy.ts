/** Scripts of releases and the two service workers. */
const ownScript = /^\/(r\/|shell\/|(mobile-)?sw\.js$)/

/** How React makes a script element that does not run: structured data after a client-side navigation. */
const EMPTY_SCRIPT = '<script></script>'

/**
 * The document's one Trusted Types policy, in the inline loader because it must be there before the first script is asked
 * for. Where the browser enforces it, a script may only come from an address of the composition, and HTML only from code
 * that asks for it by name (@site/design/renderedHtml): the browser calls this policy with the type's name as second
 * argument, such code calls it without.
 */
export function installTrustedTypesPolicy() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href)
      return origin === location.origin && ownScript.test(pathname) ? address : null
    },
    createHTML: (html, type) => (type && html !== EMPTY_SCRIPT ? null : html),
  })
}
