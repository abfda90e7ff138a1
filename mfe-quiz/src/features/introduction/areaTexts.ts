import type { Area } from '../quiz/Question.ts'

/** What each question is about, in the order of the questions. */
export const areaTexts: readonly { area: Area; name: string; text: string }[] = [
  { area: 'site', name: 'Site', text: 'Se quem procura por você encontra uma página rápida e clara.' },
  { area: 'google', name: 'Google e Maps', text: 'Se a sua empresa aparece para quem está por perto.' },
  { area: 'whatsApp', name: 'WhatsApp', text: 'Se o cliente recebe resposta antes de desistir.' },
  { area: 'ads', name: 'Anúncios', text: 'Se o investimento traz clientes ou só curtidas.' },
  { area: 'content', name: 'Conteúdo', text: 'Se o seu negócio é lembrado toda semana.' },
  { area: 'numbers', name: 'Números', text: 'Se você sabe de onde vem cada venda.' },
]
