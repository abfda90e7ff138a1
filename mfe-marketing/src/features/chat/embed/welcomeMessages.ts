/** Alex's two welcome messages. */
export function welcomeMessages(brand: string): readonly [string, string] {
  return [
    `Oi! Eu sou o Alex, assistente virtual da ${brand}.`,
    'Quer tirar uma dúvida ou já colocar o seu site no ar? Escolha uma pergunta ou escreva a sua.',
  ]
}
