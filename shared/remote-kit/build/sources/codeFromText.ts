import { isNode, type Node, visitSource } from './visitSource.ts'

/** Where a source makes code from text, and how. */
export type CodeFromText = { line: number; code: string }

/** What most modules lack, so that they need not be parsed. */
const suspicious = /\b(?:eval|Function|setTimeout|setInterval)\s*\(/
const timers = ['setTimeout', 'setInterval']
const globals = ['window', 'globalThis', 'self']

/** Finds `eval`, `Function` as a constructor, and timers that are given a text. Tests of whether one exists are none of it. */
export function codeFromText(source: string): CodeFromText[] {
  if (!suspicious.test(source)) return []
  const found: CodeFromText[] = []
  visitSource(source, (node, line) => {
    const code = madeFromText(node)
    if (code !== undefined) found.push({ line, code })
  })
  return found
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
