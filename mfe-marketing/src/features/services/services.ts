import type { Evidence, Feature, GuaranteeName } from '@site/contracts/Evidence'
import type { ComponentType } from 'react'
import { LocalSearchDrawing } from './drawings/LocalSearchDrawing.tsx'
import { PetshopDrawing } from './drawings/PetshopDrawing.tsx'
import { RestaurantDrawing } from './drawings/RestaurantDrawing.tsx'
import { SiteDrawing } from './drawings/SiteDrawing.tsx'
import { StreetDrawing } from './drawings/StreetDrawing.tsx'
import type { serviceNames } from './serviceNames.ts'

/** What a service does. Without `needs`, it is part of the service itself. */
export type Point = {
  text: string
  /** How it is sold: by a feature of the offer, or by a monthly service. A feature that is not on offer is not shown. */
  needs?: Feature | 'monthly'
}

type Service = {
  /** Anchor of the section. */
  id: keyof typeof serviceNames
  title: string
  text: string
  /** For a site, what the offer includes is shown before them. */
  points: readonly Point[]
  /** The guarantee for this service. */
  guarantee?: GuaranteeName
  call: string
  whatsApp: string
  /** Kinds of delivered sites that show its results. */
  kinds: readonly Evidence['deliveries']['sites'][number]['kind'][]
  /** The client (`business`) of the success case that is shown with it, in lower case (OPERATIONS.md, Evidence). */
  successCase?: string
  /** Name of a drawing that shows its result, if that is not a site. */
  picture?: string
  /** A scene of the business, until such a site has been delivered. */
  Picture: ComponentType
}

const quote = (service: string) =>
  `Olá! Meu nome é [NOME], da empresa [EMPRESA], e gostaria de um orçamento de ${service}.`

/** The page's sections in order. Each has its own WhatsApp text, which names the service. */
export const services: readonly Service[] = [
  {
    id: 'sites-24h',
    title: 'Site no ar em 1 dia',
    text: 'Uma conversa de 30 minutos, e em 1 dia o seu site está no ar. Você manda as fotos e os preços pelo WhatsApp; nós escrevemos, desenhamos e publicamos.',
    points: [],
    guarantee: 'siteDelivery',
    call: 'Quero meu site em 1 dia',
    whatsApp: 'Olá! Quero um site no ar em 1 dia para o meu negócio. Podemos conversar?',
    kinds: ['health'],
    Picture: SiteDrawing,
  },
  {
    id: 'restaurantes',
    title: 'Restaurantes que recebem pedidos sem pagar comissão',
    text: 'O cliente do bairro vê os pratos e os preços e pede direto a você, e a taxa do aplicativo fica no seu bolso.',
    points: [
      { text: 'Cardápio com fotos e preços, rota e botão de WhatsApp', needs: 'priceList' },
      {
        text: 'Pedido pelo site, com adicionais, endereço, troco e forma de pagamento; pratos e preços, você mesmo muda',
        needs: 'orders',
      },
      { text: 'Seu restaurante no mapa para quem procura onde comer por perto', needs: 'monthly' },
      { text: 'Anúncios na hora da fome, só no raio em que você entrega', needs: 'monthly' },
    ],
    call: 'Quero pedidos sem comissão',
    whatsApp: quote('site com cardápio e delivery próprio para restaurante'),
    kinds: ['food'],
    successCase: 'restaurante',
    Picture: RestaurantDrawing,
  },
  {
    id: 'petshops',
    title: 'Petshops com a agenda de banho e tosa cheia',
    text: 'O tutor vê os preços à noite, com a loja fechada, e fala com você em um toque. Você atende, em vez de ficar no telefone.',
    points: [
      { text: 'Preço por porte, fotos e botão de WhatsApp com a mensagem pronta', needs: 'priceList' },
      { text: 'Agendamento de banho, tosa e consulta, só nos horários livres, com lembrete', needs: 'booking' },
      { text: 'Ração e acessórios com carrinho, Pix e entrega no bairro', needs: 'shop' },
      { text: 'Agente de IA que responde a qualquer hora e lembra da vacina e do próximo banho', needs: 'monthly' },
    ],
    call: 'Quero a agenda cheia',
    whatsApp: quote('site com agendamento para petshop'),
    kinds: ['pets'],
    successCase: 'petshop',
    Picture: PetshopDrawing,
  },
  {
    id: 'seo-ads-local',
    title: 'Presente no mapa e nos anúncios',
    text: 'SEO local e Perfil da Empresa no Google para quem já está procurando; Google Ads, Meta Ads e YouTube Ads para quem ainda não conhece você.',
    points: [
      { text: 'Perfil no Google completo, com fotos, postagens e respostas às avaliações' },
      { text: 'Uma página nova por mês, de um serviço ou de um bairro que você atende' },
      { text: 'Anúncios medidos em conversas e vendas, não em curtidas' },
    ],
    guarantee: 'moreSales',
    call: 'Quero aparecer no Google',
    whatsApp: quote('SEO local e anúncios no Google e na Meta'),
    kinds: [],
    successCase: 'delivery',
    picture: 'busca-local',
    Picture: LocalSearchDrawing,
  },
  {
    id: 'outros-negocios',
    title: 'Imobiliárias, oficinas e lojas do bairro',
    text: 'Cada negócio vende de um jeito. O site, as fotos, os vídeos e os textos que produzimos seguem o seu.',
    points: [
      { text: 'Oficinas: serviços, rota e orçamento por uma foto no WhatsApp', needs: 'priceList' },
      { text: 'Imobiliárias: imóveis com fotos e filtros, e visita pedida pelo WhatsApp', needs: 'catalogue' },
      { text: 'Lojas locais: vitrine com carrinho, Pix e retirada no balcão ou entrega no bairro', needs: 'shop' },
      { text: 'Clínicas e escritórios: uma página para cada especialidade', needs: 'extraPage' },
      { text: 'Produção de mídia e conteúdo: fotos, vídeos curtos e textos do seu produto', needs: 'monthly' },
    ],
    call: 'Falar do meu negócio',
    whatsApp: quote('site e divulgação para o meu tipo de negócio'),
    kinds: ['repair', 'homes', 'shop'],
    successCase: 'loja de bairro',
    Picture: StreetDrawing,
  },
]
