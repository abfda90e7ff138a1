import { entry, entryText, group, list, searchTexts, text } from '@site/contracts/textFields'
import * as v from 'valibot'
import { type ChosenTopic, questionTopics, usualQuestions } from './usualQuestions.ts'

const step = (title: string, name: string, does: string) =>
  group(title, 'Uma etapa do dia em que o site é feito. A hora é do desenho.', {
    title: text('Título', 'O que acontece, em poucas palavras.', 40, name),
    text: text('Texto', 'O que a equipe faz e o que o cliente vê.', 160, does),
  })
const service = (title: string, help: string, usual: string) =>
  group(title, help, {
    title: text('Nome', 'Como o serviço se chama no cartão.', 40, title),
    text: text('Texto', 'Uma frase. O link para a garantia vem depois dela, onde há uma.', 140, usual),
  })

/** What the agency says on the home page. */
export const homeTexts = v.pipe(
  v.object({
    hero: group('Topo', 'O que se vê primeiro, antes de rolar a página.', {
      badge: text('Selo', 'Acima do título, em maiúsculas.', 30, 'SITE NO AR EM {PRAZO}'),
      title: text('Título', 'O começo do título, antes da parte marcada.', 60, 'O site do seu negócio no ar em'),
      marked: text('Parte marcada do título', 'O fim do título, sublinhado em laranja.', 20, '{prazo}'),
      text: text(
        'Texto',
        'Abaixo do título, em letra grande.',
        200,
        'Você conta em {briefing} o que vende. O resto é conosco, da primeira palavra até entrar no ar.',
      ),
      reply: text(
        'Nota abaixo dos botões',
        'Antes do link para a garantia de sair quando quiser.',
        120,
        'Gente de verdade responde em até {resposta}, no horário comercial.',
      ),
      siteTime: text('Legenda do prazo', 'Abaixo do número {PRAZO}.', 50, 'do briefing ao site no ar'),
      sites: text('Legenda dos sites', 'Abaixo do número de sites entregues.', 50, 'sites entregues'),
      countries: text('Legenda dos países', 'Abaixo do número de países.', 50, 'países que visitam esses sites'),
    }),
    possible: group('Como é possível', 'O dia em que o site é feito, em quatro etapas.', {
      title: text('Título', 'Uma pergunta.', 50, 'Como é Possível?'),
      text: text(
        'Texto',
        'Por que o prazo basta.',
        240,
        'Site demora semanas quando passa de mesa em mesa. Aqui, a equipe inteira trabalha no seu, do “bom dia” ao “pode publicar”.',
      ),
      briefing: step(
        'Etapa das 9h',
        'Briefing em {briefing}',
        'Você conta, por WhatsApp ou ligação, o que vende, para quem e em que bairro.',
      ),
      design: step(
        'Etapa das 9h30',
        'Textos e desenho',
        'Uma pessoa escreve e outra desenha, ao mesmo tempo, com as suas fotos ou ilustrações nossas.',
      ),
      check: step(
        'Etapa das 15h',
        'Você confere no celular',
        'Chega um link para ver o site pronto. Você pede, e ajustamos na hora.',
      ),
      online: step(
        'Etapa das 18h',
        'No ar',
        'O site abre no seu endereço, e o botão de WhatsApp já funciona. O primeiro cliente pode chamar.',
      ),
    }),
    differences: group('Diferencial', 'Acima das três garantias, e o cartão laranja do agente de IA.', {
      title: text('Título', 'Acima das garantias.', 60, 'Rápido não quer dizer arriscado'),
      agentTitle: text(
        'Título do cartão do agente',
        'O que o agente faz.',
        70,
        'Um funcionário que atende e vende a noite toda',
      ),
      agentText: text(
        'Texto do cartão do agente',
        'A garantia do agente vem depois dele.',
        240,
        'Ele responde na hora, tira dúvidas, anota pedidos e marca horários no seu WhatsApp. A implantação tem três etapas de {etapaDoAgente}.',
      ),
      agentLimit: text(
        'Limite de agentes',
        'Por que são tão poucos. O número é o de “Números e prazos”.',
        100,
        'Só {vagas} agentes por mês, para cada um sair bem treinado.',
      ),
    }),
    services: group('Serviços', 'Os quatro cartões. No celular aparecem os três primeiros e Criação de Sites.', {
      title: text('Título', 'Acima dos cartões.', 60, 'O que fazemos pelo seu negócio'),
      ads: service(
        'Tráfego Pago',
        'Leva aos anúncios em Serviços.',
        'Anúncios no Google, no Instagram e no YouTube, medidos em vendas. Garantia:',
      ),
      google: service(
        'Google Meu Negócio',
        'Leva ao SEO local em Serviços.',
        'Quem procura por perto encontra você no mapa, com fotos, horário e avaliações em dia.',
      ),
      media: service(
        'Produção de Mídia e Conteúdo',
        'Leva a outros negócios em Serviços.',
        'Fotos, vídeos curtos e textos que mostram o seu produto como ele é: bom.',
      ),
      sites: service(
        'Criação de Sites',
        'Leva aos sites em Serviços.',
        'Feito para celular, com o botão do WhatsApp no lugar certo. Garantia:',
      ),
    }),
    about: group('Sobre', 'As legendas abaixo da história, que tem um texto próprio.', {
      founded: text('Legenda do ano', 'Abaixo do ano do primeiro site.', 50, 'o ano do primeiro site'),
      sites: text('Legenda dos sites', 'Abaixo do número de sites entregues.', 50, 'sites entregues desde então'),
    }),
    questions: group('Perguntas frequentes', 'Aparecem no fim da página e como sugestões no chat.', {
      title: text('Título', 'Acima das perguntas.', 60, 'Perguntas que todo mundo faz'),
      items: list(
        'Perguntas',
        'Na ordem em que aparecem. As respostas podem usar {precos}, {horario} e as garantias.',
        entry('Pergunta', 'Uma pergunta com a sua resposta.', {
          question: entryText('Pergunta', 'Como um cliente a faria.', 90),
          answer: entryText('Resposta', 'Uma garantia que ela repete leva às condições.', 600),
          topic: v.pipe(
            v.optional(v.picklist(Object.keys(questionTopics) as ChosenTopic[], 'não é um assunto.')),
            v.title('Assunto'),
            v.description('O chat dá esta resposta a quem pergunta com outras palavras. Pode ficar vazio.'),
          ),
        }),
        { most: 8, usual: usualQuestions },
      ),
    }),
    closing: group('Chamada final', 'O convite no fim da página.', {
      title: text('Título', 'O que o cliente ganha.', 70, 'Em {prazo}, o seu site pode estar no ar'),
      text: text('Texto', 'O que fazer agora.', 160, 'Mande um “oi”. Em {briefing} de conversa, já podemos começar.'),
    }),
    search: searchTexts(
      'Criação de sites em {prazo} para negócios locais',
      'Site profissional no ar em {prazo} para restaurante, petshop, clínica e comércio de bairro. À parte: Google Meu Negócio, anúncios e agente de IA no WhatsApp.',
    ),
  }),
  v.title('Página inicial'),
  v.description('Os textos da página inicial, de cima para baixo.'),
)

export type HomeTexts = v.InferOutput<typeof homeTexts>
