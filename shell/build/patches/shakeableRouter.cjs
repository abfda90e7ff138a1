const names = /^\s*[\w$]+\.displayName = "[^"]*";\s*$/gm
const calls = /= (React\d*\.)(forwardRef|createContext|memo)\(/g

/**
 * Lets the bundler drop unused parts of react-router. The package declares itself free of side effects, but its components
 * are created by calls that are not marked as pure and get their names by assignments, so that `Link`, `Form` and everything
 * that they use stay in every bundle: 8 KB (Brotli) that the site does not need. `changes` counts how often each change was
 * made, for the build that uses this (ShakeableRouterPlugin.ts).
 */
module.exports = function shakeableRouter(source) {
  const { changes } = this.getOptions()
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
