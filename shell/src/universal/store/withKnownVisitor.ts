export type KnownVisitor = { name?: string | undefined; company?: string | undefined }

/**
 * The text that a conversation starts with: the visitor's name and company replace `[NOME]` and `[EMPRESA]` (specification,
 * section 7, call 7). Unknown ones are left for the visitor to fill in.
 */
export function withKnownVisitor(text: string, { name, company }: KnownVisitor): string {
  return text.replaceAll('[NOME]', () => name || '[NOME]').replaceAll('[EMPRESA]', () => company || '[EMPRESA]')
}
