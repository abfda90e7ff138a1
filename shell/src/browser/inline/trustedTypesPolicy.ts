/** Scripts of releases, and the two service workers. */
const ownScript = /^\/(r\/|shell\/|(mobile-)?sw\.js$)/

/** How React creates a script element that must not run: structured data after a client-side navigation. */
const EMPTY_SCRIPT = '<script></script>'

/**
 * The document's only Trusted Types policy, in the inline loader because it must exist before the first script is requested.
 * In browsers that enforce it, a script may only come from one of the composition's addresses, and HTML only from code that
 * uses the policy explicitly (@site/design/renderedHtml): when the browser itself calls the policy, it passes the type's
 * name as second argument; such code passes none.
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
