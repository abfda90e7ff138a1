import type { Feature } from '@site/contracts/Evidence'

/** How a point of a service is sold, as writers choose it. */
export const waysToSell = {
  'Serviço por mês': 'monthly',
  'Cardápio ou tabela de preços': 'priceList',
  'Domínio e hospedagem': 'domain',
  'Cardápio com pedidos': 'orders',
  'Agenda online': 'booking',
  'Catálogo com filtros': 'catalogue',
  'Página a mais': 'extraPage',
  'Loja virtual': 'shop',
  'Integração com outro sistema': 'integration',
  'Mudança depois dos primeiros 30 dias': 'changes',
  'Renovação do domínio': 'renewal',
  'Implantação do agente': 'agentSetup',
} as const satisfies Record<string, Feature | 'monthly'>

export type WayToSell = keyof typeof waysToSell

/** What a service does. Without `needs`, it is part of the service itself. */
export type Point = {
  text: string
  /** By a feature of the offer, or by a monthly service. A feature that is not on offer is not shown. */
  needs?: WayToSell | undefined
}

/** What each section of the services page lists until somebody writes something else. */
export const usualPoints: Readonly<
  Record<'sites-24h' | 'restaurantes' | 'petshops' | 'seo-ads-local' | 'outros-negocios', readonly Point[]>
> = {
  'sites-24h': [],
  restaurantes: [
    { text: 'Cardápio com fotos e preços, rota e botão de WhatsApp', needs: 'Cardápio ou tabela de preços' },
    {
      text: 'Pedido pelo site, com adicionais, endereço, troco e forma de pagamento; pratos e preços, você mesmo muda',
      needs: 'Cardápio com pedidos',
    },
    { text: 'Seu restaurante no mapa para quem procura onde comer por perto', needs: 'Serviço por mês' },
    { text: 'Anúncios na hora da fome, só no raio em que você entrega', needs: 'Serviço por mês' },
  ],
  petshops: [
    { text: 'Preço por porte, fotos e botão de WhatsApp com a mensagem pronta', needs: 'Cardápio ou tabela de preços' },
    { text: 'Agendamento de banho, tosa e consulta, só nos horários livres, com lembrete', needs: 'Agenda online' },
    { text: 'Ração e acessórios com carrinho, Pix e entrega no bairro', needs: 'Loja virtual' },
    {
      text: 'Agente de IA que responde a qualquer hora e lembra da vacina e do próximo banho',
      needs: 'Serviço por mês',
    },
  ],
  'seo-ads-local': [
    { text: 'Perfil no Google completo, com fotos, postagens e respostas às avaliações' },
    { text: 'Uma página nova por mês, de um serviço ou de um bairro que você atende' },
    { text: 'Anúncios medidos em conversas e vendas, não em curtidas' },
  ],
  'outros-negocios': [
    { text: 'Oficinas: serviços, rota e orçamento por uma foto no WhatsApp', needs: 'Cardápio ou tabela de preços' },
    { text: 'Imobiliárias: imóveis com fotos e filtros, e visita pedida pelo WhatsApp', needs: 'Catálogo com filtros' },
    {
      text: 'Lojas locais: vitrine com carrinho, Pix e retirada no balcão ou entrega no bairro',
      needs: 'Loja virtual',
    },
    { text: 'Clínicas e escritórios: uma página para cada especialidade', needs: 'Página a mais' },
    { text: 'Produção de mídia e conteúdo: fotos, vídeos curtos e textos do seu produto', needs: 'Serviço por mês' },
  ],
}
