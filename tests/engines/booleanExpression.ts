import type { Plain } from './Visitor.ts'

/**
 * Source of an expression that says whether a function returns a truthy value: a boolean can be sent out of the page, an
 * element cannot.
 */
export function booleanExpression(script: (...values: never[]) => unknown, values: readonly Plain[]): string {
  return `Promise.resolve((${script}).apply(null, ${JSON.stringify(values)})).then(Boolean)`
}
