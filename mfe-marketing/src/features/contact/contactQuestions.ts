/** Asked before the first contact. Shown as disclosures and told to search engines. */
export const contactQuestions = [
  {
    question: 'Em quanto tempo vocês respondem?',
    answer:
      'No WhatsApp, em até 2 horas, de segunda a sexta das 8h às 18h e aos sábados das 8h às 12h. Propostas por e-mail chegam em até 24 horas.',
  },
  {
    question: 'O que preciso ter em mãos para começar?',
    answer:
      'O nome do negócio, o que você vende, o telefone e algumas fotos do celular. O resto perguntamos em um briefing de 30 minutos.',
  },
  {
    question: 'O orçamento custa alguma coisa?',
    answer: 'Não. O orçamento é gratuito, tem preço fechado e não obriga a nada. Também não há contrato de fidelidade.',
  },
  {
    question: 'Vocês atendem fora de São Paulo?',
    answer:
      'Sim. Atendemos todo o Brasil e clientes em outros países, por WhatsApp e chamada de vídeo, com o mesmo prazo de entrega.',
  },
] as const
