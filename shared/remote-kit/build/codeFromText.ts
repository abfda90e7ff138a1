import { parseSync } from '@swc/core'

/** Where a source makes code from text, and how. */
export type CodeFromText = { line: number; code: string }

/** What most modules lack, so that they need not be parsed. */
const suspicious = /\b(?:eval|Function|setTimeout|setInterval)\s*\(/
const timers = ['setTimeout', 'setInterval']
const globals = ['window', 'globalThis', 'self']

/** Finds `eval`, `Function` as a constructor, and timers that are given a text. Tests of whether one exists are none of it. */
export function codeFromText(source: string): CodeFromText[] {
  if (!suspicious.test(source)) return []
  // The parser counts in bytes, from a number that grows with each file: the first statement tells which.
  const text = Buffer.from(`;${source}`)
  const module = parseSync(text.toString(), { syntax: 'typescript', tsx: true, target: 'esnext' })
  const start = module.body[0]?.span.start ?? 0
  const found: CodeFromText[] = []
  visit(module, (node) => {
    const code = madeFromText(node)
    if (code === undefined) return
    const before = text.subarray(0, (spanOf(node) ?? start) - start)
    found.push({ line: before.toString().split('\n').length, code })
  })
  return found
}

type Node = Readonly<Record<string, unknown>> & { type: string }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, look)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) look(value)
    for (const child of Object.values(value)) visit(child, look)
  }
}

function madeFromText(node: Node): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined
  const name = globalName(node.callee)
  if (name === 'Function') return node.type === 'NewExpression' ? 'new Function()' : 'Function()'
  if (node.type === 'NewExpression') return undefined
  if (name === 'eval') return 'eval()'
  return name !== undefined && timers.includes(name) && isText(firstArgument(node)) ? `${name}('…')` : undefined
}

/** The name of a global that is called by itself, or as a property of the global object. */
function globalName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined
  if (callee.type === 'Identifier') return String(callee.value)
  const { object, property } = callee
  const isGlobal = callee.type === 'MemberExpression' && isNode(object) && globals.includes(String(object.value))
  return isGlobal && isNode(property) ? String(property.value) : undefined
}

function firstArgument({ arguments: given }: Node): unknown {
  return Array.isArray(given) ? Object(given[0]).expression : undefined
}

const isText = (value: unknown) => isNode(value) && ['StringLiteral', 'TemplateLiteral'].includes(value.type)

function spanOf({ span }: Node): number | undefined {
  const { start }: { start?: unknown } = Object(span)
  return typeof start === 'number' ? start : undefined
}
