import { group, searchTexts, text } from '@site/contracts/textFields'
import * as v from 'valibot'

const value = (title: string, usual: string) => text(title, 'Uma frase sobre como a agência trabalha.', 120, usual)
const specialists = (title: string, usual: string) => text(title, 'O que este grupo faz pelo cliente.', 140, usual)
const area = (title: string, usual: string) => text(title, 'Como se atende ali.', 120, usual)
const card = (title: string, usual: string) => text(title, 'Uma frase no cartão deste canal.', 100, usual)

/** What the agency says on the pages besides the home page. Services have a collection of their own. */
export const pageTexts = v.pipe(
  v.object({
    about: group('Sobre', 'A página que conta quem é a agência. Equipe e história têm textos próprios.', {
      title: text('Título', 'No topo da página.', 70, 'Todo negócio do bairro merece ser encontrado'),
      text: text(
        'Texto do topo',
        'A missão, em uma frase.',
        240,
        'Nossa missão é fazer o pequeno negócio vender mais pela internet, a começar por um site no ar em {prazo} e por um preço que cabe no caixa.',
      ),
      countries: text('Legenda dos países', 'Abaixo do número de países.', 50, 'países com clientes atendidos'),
      projects: text('Legenda dos projetos', 'Abaixo do número de sites entregues.', 50, 'projetos entregues'),
      siteTime: text('Legenda do prazo', 'Abaixo do prazo em horas.', 50, 'para entregar um site'),
      groups: text(
        'Título dos grupos',
        'Acima dos quatro grupos.',
        70,
        'Quatro grupos de especialistas, um só atendimento',
      ),
      groupsText: text(
        'Texto dos grupos',
        'Abaixo do título dos grupos.',
        160,
        'Você fala com uma pessoa. Por trás dela, quatro grupos trabalham juntos no seu resultado.',
      ),
      sites: specialists(
        'Criação de sites',
        'Redação, desenho e programação na mesma mesa: nada fica esperando em fila.',
      ),
      ads: specialists(
        'Tráfego pago',
        'Google Ads, Meta Ads e YouTube Ads com verba controlada e meta de vendas, não de curtidas.',
      ),
      local: specialists(
        'SEO local e Google',
        'Cuidam do Perfil da Empresa, das avaliações e das páginas que fazem o seu negócio aparecer no bairro.',
      ),
      content: specialists(
        'IA e conteúdo',
        'Ensinam o agente de WhatsApp a falar como a sua casa e produzem fotos, vídeos e textos.',
      ),
      purpose: text('Título do propósito', 'Acima de missão, visão e valores.', 60, 'No que acreditamos'),
      mission: text(
        'Missão',
        'O que a agência faz, e para quem.',
        200,
        'Fazer o pequeno negócio vender mais pela internet, com site, Google, anúncios e WhatsApp trabalhando juntos.',
      ),
      vision: text(
        'Visão',
        'Aonde a agência quer chegar.',
        200,
        'Ser a agência que o dono de comércio indica para o vizinho, porque funcionou com ele primeiro, no Brasil e onde houver um balcão.',
      ),
      deadlines: value('Valor: prazo', 'Prazo é promessa, do site e do agente, e promessa se faz por escrito.'),
      results: value('Valor: resultado', 'Resultado antes de contrato: você fica porque vende mais.'),
      plainWords: value('Valor: palavra', 'Palavra simples: você entende cada linha do que compra.'),
      people: value('Valor: gente', 'Gente por perto, também depois que o site entra no ar.'),
      search: searchTexts(
        'Quem somos: marketing para o comércio local',
        'Desde {ano}, colocamos o comércio de bairro na internet: mais de {sites} projetos em {paises}, feitos por quatro grupos de especialistas.',
      ),
    }),
    contact: group('Contato', 'A página de contato. Telefones, endereço e horário são de outros textos.', {
      title: text('Título', 'No topo da página.', 60, 'Fale com quem resolve'),
      text: text(
        'Texto do topo',
        'Abaixo do título.',
        160,
        'Sem robô de telefone e sem fila. Escolha o canal, e uma pessoa da equipe responde.',
      ),
      whatsApp: card('Cartão do WhatsApp', 'Respondemos em até {resposta}, no horário comercial.'),
      phone: card('Cartão do telefone', 'Para quem prefere conversar. Atendemos no horário abaixo.'),
      email: card('Cartão do e-mail', 'Mande os detalhes e receba a proposta {proposta}.'),
      coverage: text('Título da cobertura', 'Acima dos três lugares.', 60, 'Onde atendemos'),
      city: area('Na cidade', 'Visitas com hora marcada para fotos, vídeos e briefing na sua loja.'),
      country: area('No Brasil', 'Do primeiro contato à entrega, tudo pelo WhatsApp e por vídeo.'),
      abroad: area(
        'No exterior',
        'Projetos em {paises}, para quem abriu o seu negócio longe de casa e atende em português.',
      ),
      search: searchTexts(
        'Contato por WhatsApp, telefone e e-mail',
        'Fale com a equipe pelo WhatsApp, por telefone ou por e-mail. No horário comercial, respondemos no WhatsApp em até {resposta}; propostas por e-mail, {proposta}.',
      ),
    }),
    guarantees: group('Garantias', 'A página das condições. As garantias têm um texto próprio.', {
      search: searchTexts(
        'Garantias e condições, por escrito',
        'O que garantimos no site, no agente de IA, nos anúncios e no suporte: para quem vale, com que condições e o que acontece se não cumprirmos.',
      ),
    }),
  }),
  v.title('Sobre, Contato e Garantias'),
  v.description('Os textos destas três páginas, e o que o Google mostra delas.'),
)
