import { parseSync } from '@swc/core'

/** A node of a parsed source. */
export type Node = Readonly<Record<string, unknown>> & { type: string }

/** Shows each node of a source, from the outside to the inside, with its line. Those within one are left out if `look` returns false. */
export function visitSource(source: string, look: (node: Node, line: number) => unknown): void {
  // The parser counts in bytes, from a number that grows with each file: the first statement tells which.
  const text = Buffer.from(`;${source}`)
  const module = parseSync(text.toString(), { syntax: 'typescript', tsx: true, target: 'esnext' })
  const start = module.body[0]?.span.start ?? 0
  const lineOf = (node: Node) =>
    text
      .subarray(0, (spanOf(node) ?? start) - start)
      .toString()
      .split('\n').length
  visit(module, (node) => look(node, lineOf(node)))
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function visit(value: unknown, look: (node: Node) => unknown): void {
  if (Array.isArray(value)) for (const one of value) visit(one, look)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value) && look(value) === false) return
    for (const child of Object.values(value)) visit(child, look)
  }
}

function spanOf({ span }: Node): number | undefined {
  const { start }: { start?: unknown } = Object(span)
  return typeof start === 'number' ? start : undefined
}
