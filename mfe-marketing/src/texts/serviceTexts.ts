import { entry, entryText, group, list, searchTexts, text } from '@site/contracts/textFields'
import * as v from 'valibot'
import { usualPoints, type WayToSell, waysToSell } from './usualPoints.ts'

type Service = { title: string; text: string; call: string; message: string }

const point = entry('Ponto', 'O que este serviço faz, em uma linha.', {
  text: entryText('Texto', 'Sem preço e sem prazo: eles vêm da lista do que o site inclui.', 140),
  needs: v.pipe(
    v.optional(v.picklist(Object.keys(waysToSell) as WayToSell[], 'não é um recurso.')),
    v.title('Como é vendido'),
    v.description('O recurso da lista do que o site inclui, ou um serviço por mês. Vazio: faz parte do serviço.'),
  ),
})

const service = (name: string, anchor: keyof typeof usualPoints, { title, text: about, call, message }: Service) =>
  group(name, `A seção “${name}” de Serviços.`, {
    title: text('Título', 'O resultado para o cliente.', 70, title),
    text: text('Texto', 'Abaixo do título.', 240, about),
    points: list('Pontos', 'Na ordem em que aparecem.', point, { least: 0, most: 8, usual: [...usualPoints[anchor]] }),
    call: text('Botão', 'O que o cliente quer, em poucas palavras.', 32, call),
    message: text('Mensagem do WhatsApp', 'O que já vem escrito. [NOME] e [EMPRESA] são do cliente.', 160, message),
  })

const quote = (what: string) => `Olá! Meu nome é [NOME], da empresa [EMPRESA], e gostaria de um orçamento de ${what}.`

/** What the agency says on the services page. */
export const serviceTexts = v.pipe(
  v.object({
    hero: group('Topo', 'O começo da página de serviços.', {
      title: text('Título', 'No topo da página.', 70, 'Serviços que trazem o cliente até a sua porta'),
      link: text(
        'Link para a garantia',
        'O começo do texto do topo, que leva às condições.',
        60,
        'Site no ar em {prazo}',
      ),
      text: text(
        'Texto',
        'Continua a frase do link.',
        200,
        'e, à parte, presença no mapa, anúncios e o que mais o seu negócio pedir. Cada coisa com o seu preço e o seu prazo.',
      ),
    }),
    'sites-24h': service('Sites em 1 dia', 'sites-24h', {
      title: 'Site no ar em {prazo}',
      text: 'Uma conversa de {briefing}, e em {prazo} o seu site está no ar. Você manda as fotos e os preços pelo WhatsApp; nós escrevemos, desenhamos e publicamos.',
      call: 'Quero meu site em {prazo}',
      message: 'Olá! Quero um site no ar em {prazo} para o meu negócio. Podemos conversar?',
    }),
    restaurantes: service('Restaurantes', 'restaurantes', {
      title: 'Restaurantes que recebem pedidos sem pagar comissão',
      text: 'O cliente do bairro vê os pratos e os preços e pede direto a você, e a taxa do aplicativo fica no seu bolso.',
      call: 'Quero pedidos sem comissão',
      message: quote('site com cardápio e delivery próprio para restaurante'),
    }),
    petshops: service('Petshops', 'petshops', {
      title: 'Petshops com a agenda de banho e tosa cheia',
      text: 'O tutor vê os preços à noite, com a loja fechada, e fala com você em um toque. Você atende, em vez de ficar no telefone.',
      call: 'Quero a agenda cheia',
      message: quote('site com agendamento para petshop'),
    }),
    'seo-ads-local': service('Google e anúncios', 'seo-ads-local', {
      title: 'Presente no mapa e nos anúncios',
      text: 'SEO local e Perfil da Empresa no Google para quem já está procurando; Google Ads, Meta Ads e YouTube Ads para quem ainda não conhece você.',
      call: 'Quero aparecer no Google',
      message: quote('SEO local e anúncios no Google e na Meta'),
    }),
    'outros-negocios': service('Outros negócios', 'outros-negocios', {
      title: 'Imobiliárias, oficinas e lojas do bairro',
      text: 'Cada negócio vende de um jeito. O site, as fotos, os vídeos e os textos que produzimos seguem o seu.',
      call: 'Falar do meu negócio',
      message: quote('site e divulgação para o meu tipo de negócio'),
    }),
    prices: group('Preços', 'Acima da lista de preços, que tem um texto próprio.', {
      title: text('Título', 'Acima dos preços.', 50, 'Quanto custa'),
      text: text(
        'Texto',
        'O que os preços querem dizer.',
        200,
        'São os preços iniciais. O da sua proposta é fechado antes de começar, e não muda no meio do caminho.',
      ),
    }),
    closing: group('Chamada final', 'O convite no fim da página.', {
      title: text('Título', 'Para quem ainda não decidiu.', 70, 'Não sabe por onde começar? Comece por uma conversa'),
      text: text(
        'Texto',
        'A garantia de retorno vem depois dele.',
        240,
        'Conte o que você vende e para quem. Em até {resposta}, no horário comercial, respondemos com o que dá resultado primeiro no seu caso.',
      ),
    }),
    search: searchTexts(
      'Sites em {prazo}, SEO local e anúncios',
      'Site no ar em {prazo} e, com preço e prazo próprios, pedidos, agenda online, loja virtual, SEO local e anúncios. Garantias por escrito.',
    ),
  }),
  v.title('Serviços'),
  v.description('Os textos da página de serviços, seção por seção.'),
)

export type ServiceTexts = v.InferOutput<typeof serviceTexts>
