/** How many unsent forms wait in this browser, as a sentence. */
export function waitingLine(count: number): string {
  if (count === 0) return 'Nenhum formulário espera envio neste navegador.'
  if (count === 1) return '1 formulário espera envio neste navegador.'
  return `${count} formulários esperam envio neste navegador.`
}
