/** What was removed from this browser, as a sentence. */
export function removedLine(count: number): string {
  if (count === 0) return 'Pronto: este navegador não guarda mais dados dos seus formulários.'
  if (count === 1) return 'Pronto: 1 formulário não enviado foi apagado deste navegador.'
  return `Pronto: ${count} formulários não enviados foram apagados deste navegador.`
}
