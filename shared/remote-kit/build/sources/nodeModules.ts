import { builtinModules, createRequire, isBuiltin } from 'node:module'
import { type Node, visitSource } from './visitSource.ts'

/** Where a source imports a module of Node, and which. */
export type NodeImport = { line: number; name: string }

const suspicious = new RegExp(`["'\`](?:node:|(?:${builtinModules.join('|')})["'\`])`)

/**
 * Finds imports of Node's modules in a file, except for types. A package that has the name of one is none of them.
 */
export function nodeModules(source: string, file: string): NodeImport[] {
  if (!suspicious.test(source)) return []
  const found: NodeImport[] = []
  visitSource(source, (node, line) => {
    const name = imported(node)
    if (name !== undefined && isBuiltin(name) && !isInstalled(name, file)) found.push({ line, name })
  })
  return found
}

/** What is wrong with importing one, after its place. */
export const nodeModuleProblem = (name: string): string =>
  `imports ${name}, a module of Node, which exists neither in browsers nor while a page is rendered: use it in scripts/prepare.ts, or what browsers have instead.`

function imported(node: Node): string | undefined {
  if (node.type === 'CallExpression') {
    const { callee, arguments: given } = node
    const { type, value } = Object(callee)
    const isImport = type === 'Import' || (type === 'Identifier' && value === 'require')
    return isImport && Array.isArray(given) ? textOf(Object(given[0]).expression) : undefined
  }
  if (!['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(node.type)) return undefined
  const { specifiers = [] } = node
  const areTypes =
    Array.isArray(specifiers) && specifiers.length > 0 && specifiers.every((one) => Object(one).isTypeOnly)
  return node.typeOnly || areTypes ? undefined : textOf(node.source)
}

function textOf(node: unknown): string | undefined {
  const { type, value }: { type?: unknown; value?: unknown } = Object(node)
  return type === 'StringLiteral' && typeof value === 'string' ? value : undefined
}

function isInstalled(name: string, file: string): boolean {
  try {
    createRequire(file).resolve(`${name}/package.json`)
    return true
  } catch {
    return false
  }
}
