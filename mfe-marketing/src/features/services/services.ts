import type { Evidence, GuaranteeName } from '@site/contracts/Evidence'
import type { ComponentType } from 'react'
import { LocalSearchDrawing } from './drawings/LocalSearchDrawing.tsx'
import { PetshopDrawing } from './drawings/PetshopDrawing.tsx'
import { RestaurantDrawing } from './drawings/RestaurantDrawing.tsx'
import { SiteDrawing } from './drawings/SiteDrawing.tsx'
import { StreetDrawing } from './drawings/StreetDrawing.tsx'
import type { serviceNames } from './ServicesHero.tsx'

type Service = {
  /** Anchor of the section. */
  id: keyof typeof serviceNames
  title: string
  text: string
  points: readonly string[]
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
    points: [
      'Feito para o celular, abre em um instante, mesmo com 4G fraco',
      'Botão de WhatsApp, mapa, horário e formulário de contato',
      'Endereço próprio, com certificado de segurança',
      'Mais de 200 sites entregues desde 2020',
    ],
    guarantee: 'siteDelivery',
    call: 'Quero meu site em 1 dia',
    whatsApp: 'Olá! Quero um site no ar em 1 dia para o meu negócio. Podemos conversar?',
    kinds: ['health'],
    Picture: SiteDrawing,
  },
  {
    id: 'restaurantes',
    title: 'Restaurantes que recebem pedidos sem pagar comissão',
    text: 'Cardápio digital e delivery próprio: o cliente escolhe, o pedido chega pronto no seu WhatsApp, e a taxa do aplicativo fica no seu bolso.',
    points: [
      'Cardápio com fotos, adicionais e preços que você mesmo muda',
      'Pedido com endereço, troco e forma de pagamento, sem idas e vindas',
      'Seu restaurante no mapa para quem procura onde comer por perto',
      'Anúncios na hora da fome, só no raio em que você entrega',
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
    text: 'O tutor marca o banho pelo celular, recebe o lembrete e volta no mês seguinte. Você atende, em vez de ficar no telefone.',
    points: [
      'Agendamento de banho, tosa e consulta, só nos horários livres',
      'Lembrete de vacina, vermífugo e do próximo banho',
      'Ração e acessórios com entrega no bairro',
      'Pedido de avaliação no Google depois de cada visita',
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
      'Perfil no Google completo, com fotos, postagens e respostas às avaliações',
      'Páginas do site para cada serviço e cada bairro que você atende',
      'Anúncios medidos em conversas e vendas, não em curtidas',
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
      'Imobiliárias: imóveis com fotos, filtros e visita marcada pelo WhatsApp',
      'Oficinas: orçamento a partir de uma foto e aviso de carro pronto',
      'Lojas locais: vitrine online, Pix e retirada no balcão ou entrega no bairro',
      'Produção de mídia e conteúdo: fotos, vídeos curtos e textos do seu produto',
    ],
    call: 'Falar do meu negócio',
    whatsApp: quote('site e divulgação para o meu tipo de negócio'),
    kinds: ['repair', 'homes', 'shop'],
    successCase: 'loja de bairro',
    Picture: StreetDrawing,
  },
]
