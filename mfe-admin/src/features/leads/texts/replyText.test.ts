import { replyText } from './replyText.ts'

it.each<{ lead: Parameters<typeof replyText>[0]; text: string }>([
  {
    lead: { name: 'Ana Maria Souza', form: 'Contato', answers: { Mensagem: 'Quero um site\npara a loja.' } },
    text: 'Olá, Ana! Aqui é da Praça. Recebemos o seu envio pelo site (Contato): “Quero um site para a loja.”. Podemos conversar agora?',
  },
  {
    lead: { name: '', form: 'Pesquisa', answers: { Empresa: 'Padaria', Pontuação: '7' } },
    text: 'Olá! Aqui é da Praça. Recebemos o seu envio pelo site (Pesquisa): “Empresa: Padaria, Pontuação: 7”. Podemos conversar agora?',
  },
  {
    lead: { name: ' Rui ', form: 'Guia', answers: {} },
    text: 'Olá, Rui! Aqui é da Praça. Recebemos o seu envio pelo site (Guia). Podemos conversar agora?',
  },
])('says to $lead.name what the conversation is about', ({ lead, text }) => {
  expect(replyText(lead, 'Praça')).toBe(text)
})

it('cuts what is too long for an address', () => {
  const text = replyText({ name: 'Ana', form: 'Contato', answers: { Mensagem: 'muito texto '.repeat(400) } }, 'Praça')

  expect(text.length).toBeLessThan(400)
  expect(text).toContain('…”')
})
