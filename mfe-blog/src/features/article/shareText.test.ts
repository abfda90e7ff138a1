import { whatsAppUrl } from '@site/contracts/whatsAppLink'
import { shareText } from './shareText.ts'

it('carries title and address, and no number', () => {
  const text = shareText({ title: 'Delivery & aplicativos: 50% + lucro?', url: 'https://agencia.com.br/blog/delivery' })

  const link = new URL(whatsAppUrl(text))

  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect([...link.searchParams]).toEqual([
    ['text', 'Delivery & aplicativos: 50% + lucro? https://agencia.com.br/blog/delivery'],
  ])
})
