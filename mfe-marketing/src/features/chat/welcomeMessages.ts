/** The two messages with which Alex begins. */
export function welcomeMessages(brand: string): readonly [string, string] {
  return [
    `Oi! Eu sou o Alex, assistente virtual da ${brand}.`,
    'Quer tirar uma dúvida ou já colocar o seu site no ar? Escolha uma pergunta ou escreva a sua.',
  ]
}
