const names = /^\s*[\w$]+\.displayName = "[^"]*";\s*$/gm
const calls = /= (React\d*\.)(forwardRef|createContext|memo)\(/g

/** How often each change was made since the process began, for ShakeableRouterPlugin.ts. */
const changes = { names: 0, calls: 0 }

/**
 * Lets the bundler drop the parts of react-router that nothing uses. The package marks itself free of side effects, but
 * its components are made by calls that are not marked pure and are given names by assignments, so that `Link`, `Form`
 * and all they reach stay in every bundle: 8 KB (Brotli) that the site does not use.
 */
module.exports = function shakeableRouter(source) {
  return source
    .replace(names, () => {
      changes.names++
      return ''
    })
    .replace(calls, (_, react, maker) => {
      changes.calls++
      return `= /* @__PURE__ */ ${react}${maker}(`
    })
}
module.exports.changes = changes
