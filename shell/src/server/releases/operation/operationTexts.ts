/** Why an action is refused, for the person who requested it. */
export const refusals = {
  malformed: 'O pedido chegou incompleto. Carregue a página de novo.',
  unknown: (name: string) => `${name} não existe neste site.`,
  moved: (name: string) => `Alguém mudou ${name} enquanto você olhava. Nada foi feito: veja como está agora e repita.`,
  paused: (name: string) => `${name} está em pausa. Nada foi feito: retome antes de publicar.`,
  neverLive: (name: string, id: string) => `A versão ${id} de ${name} nunca esteve no ar ou não está mais guardada.`,
  notTried: (name: string, id: string) => `A versão ${id} de ${name} não está em teste agora.`,
  noPreview: (name: string, id: string) => `A versão ${id} de ${name} não pode ser mostrada: não está mais guardada.`,
} as const

export const uncounted = 'As contagens de visitas não podem ser lidas agora.'
