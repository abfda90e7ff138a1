const names = /^\s*[\w$]+\.displayName = "[^"]*";\s*$/gm
const calls = /= (React\d*\.)(forwardRef|createContext|memo)\(/g

/**
 * Lets the bundler drop the parts of react-router that nothing uses. The package marks itself free of side effects, but
 * its components are made by calls that are not marked pure and are given names by assignments, so that `Link`, `Form`
 * and all they reach stay in every bundle: 8 KB (Brotli) that the site does not use. How often each change was made is
 * counted in `changes`, for the build that uses this (ShakeableRouterPlugin.ts).
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
