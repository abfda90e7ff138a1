/** What is wrong with a style attribute that is no list of declarations, as a clause; undefined if it is one. */
export function styleProblem(style: string): string | undefined {
  return isDeclarations(style) ? undefined : `style="${style.slice(0, 80)}" is no list of declarations: correct it.`
}

/** Whether the text ends where its declarations end: nothing in it may take in what follows, or begin another rule. */
function isDeclarations(style: string): boolean {
  const plain = style.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '')
  if (/[{}"'<]|\/\*|\\$/.test(plain) || style.includes('</')) return false
  let depth = 0
  for (const [bracket] of plain.matchAll(/[()[\]]/g)) {
    depth += bracket === '(' || bracket === '[' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}
