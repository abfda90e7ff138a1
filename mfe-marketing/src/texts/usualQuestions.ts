/** What a question is about, as writers choose it; the chat gives the same answer to other words. */
export const questionTopics = {
  Prazo: 'deadline',
  Preço: 'price',
  Fidelidade: 'contract',
  Resultado: 'guarantee',
  'Agente de IA': 'agent',
  Suporte: 'support',
} as const

export type ChosenTopic = keyof typeof questionTopics
export type QuestionTopic = (typeof questionTopics)[ChosenTopic]

/** The six questions that the home page answers until somebody writes others. */
export const usualQuestions: { question: string; answer: string; topic: ChosenTopic }[] = [
  {
    question: 'O site fica mesmo pronto em {prazo}?',
    answer: 'Fica. O briefing leva {briefing}, e a equipe inteira trabalha no seu site. {garantiaDoSite}',
    topic: 'Prazo',
  },
  {
    question: 'Quanto custa um site?',
    answer: '{precos} Conte o que você vende, e a proposta, com preço fechado, chega por e-mail {proposta}.',
    topic: 'Preço',
  },
  {
    question: 'Preciso assinar contrato de fidelidade?',
    answer: 'Não. {semFidelidade}',
    topic: 'Fidelidade',
  },
  {
    question: 'E se não der resultado?',
    answer: '{garantiaDeRetorno} {garantiaDeVendas}',
    topic: 'Resultado',
  },
  {
    question: 'O que o agente de IA faz no WhatsApp?',
    answer:
      'Responde, vende e marca horários como um funcionário, 24 horas por dia. {garantiaDoAgente} {exemploDeEconomia}',
    topic: 'Agente de IA',
  },
  {
    question: 'Como falo com vocês depois que o site entra no ar?',
    answer:
      'Pelo mesmo WhatsApp. {suporte} Sobre novos projetos, respondemos em até {resposta} no horário comercial: {horario}.',
    topic: 'Suporte',
  },
]
