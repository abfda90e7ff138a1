/** Name of the package that a module belongs to: `@site/design` for `@site/design/islands/island`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')
}
