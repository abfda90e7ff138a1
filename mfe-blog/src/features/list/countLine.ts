/** How many articles the list has, in words. */
export function countLine(count: number): string {
  if (count === 0) return 'Nenhum artigo encontrado.'
  if (count === 1) return '1 artigo encontrado'
  return `${count.toLocaleString('pt-BR')} artigos encontrados`
}
