/** Says what a site's gate may refuse, for all that is known here. */
export function printWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
}
