export type MarkdownFile = { fields: Readonly<Record<string, string>>; body: string }

/**
 * Splits a Markdown file into its front matter and its text. Front matter is one `name: value` a line between two lines
 * of three dashes; everything after the first colon is the value, without quotes.
 * @throws Error that names the line which is not front matter.
 */
export function frontMatter(source: string): MarkdownFile {
  const lines = source.replaceAll('\r\n', '\n').split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end === -1) throw new Error('front matter must stand between two lines of three dashes')

  const fields: Record<string, string> = {}
  for (const [index, line] of lines.slice(1, end).entries()) {
    const [, name, value] = /^(\w+):\s*(.*)$/.exec(line.trim()) ?? []
    if (!name || value === undefined) throw new Error(`line ${index + 2} is not "name: value"`)
    if (Object.hasOwn(fields, name)) throw new Error(`field "${name}" is there twice`)
    fields[name] = value
  }
  return { fields, body: lines.slice(end + 1).join('\n') }
}
