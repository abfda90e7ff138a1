import type { Plain } from './Visitor.ts'

/** Text of an expression that says whether a function answers something true: an element cannot leave its page, a boolean can. */
export function booleanExpression(script: (...values: never[]) => unknown, values: readonly Plain[]): string {
  return `Promise.resolve((${script}).apply(null, ${JSON.stringify(values)})).then(Boolean)`
}
