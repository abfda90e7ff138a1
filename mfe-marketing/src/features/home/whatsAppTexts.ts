/** What a visitor's message begins with (specification, section 7, call 7). */
export const whatsAppTexts = {
  site: 'Olá! Quero meu site no ar em 1 dia. Podemos conversar?',
  quote: 'Olá! Meu nome é [NOME], da empresa [EMPRESA], e gostaria de um orçamento.',
} as const
