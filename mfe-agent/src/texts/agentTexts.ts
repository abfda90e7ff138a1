import { entry, entryText, group, list, searchTexts, text } from '@site/contracts/textFields'
import * as v from 'valibot'

const step = (title: string, name: string, does: string) =>
  group(title, 'Uma das três etapas. Quantas horas dura cada uma está em “Números e prazos”.', {
    title: text('Título', 'O que acontece, em poucas palavras.', 40, name),
    text: text('Texto', 'O que a equipe faz e o que o cliente faz.', 240, does),
  })
const segment = (name: string, does: string) => text(name, 'O que o agente faz neste ramo.', 140, does)

/** What the agency says about its agent. Guarantees, prices and the sample conversation are apart. */
export const agentTexts = v.pipe(
  v.object({
    hero: group('Topo', 'O que se vê primeiro.', {
      badge: text('Selo', 'Acima do título, em maiúsculas.', 40, 'AGENTE DE IA PARA WHATSAPP'),
      title: text('Título', 'O que o agente é.', 80, 'O funcionário digital que atende e vende 24\u00a0horas por dia'),
      text: text(
        'Texto',
        'Abaixo do título. O exemplo usa o preço que está em “Preços”.',
        400,
        'Ele responde em segundos, tira dúvidas, agenda e anota pedidos no seu WhatsApp, inclusive de madrugada. A implantação tem três etapas de {etapaDoAgente}. {exemploDeEconomia}',
      ),
    }),
    problems: group('Problemas', 'O que dá errado sem o agente, e o que ele faz.', {
      title: text('Título', 'Acima da lista.', 80, 'Cada mensagem sem resposta pode ser uma venda perdida'),
      text: text(
        'Texto',
        'Abaixo do título.',
        160,
        'Quatro situações que todo comércio conhece, e o que muda com o agente.',
      ),
      items: list(
        'Situações',
        'Na ordem em que aparecem.',
        entry('Situação', 'O antes e o depois.', {
          before: entryText('Antes', 'O que acontece hoje.', 120),
          after: entryText('Com o agente', 'O que muda.', 140),
        }),
        {
          most: 6,
          usual: [
            {
              before: 'O cliente esperou 40 minutos e comprou do vizinho.',
              after: 'O agente responde em segundos, mesmo com dez conversas ao mesmo tempo.',
            },
            {
              before: 'A mensagem chegou às 22h e só foi vista de manhã.',
              after: 'Noite, domingo e feriado: ele atende 24 horas por dia, sete dias por semana.',
            },
            {
              before: 'Preço, endereço, horário: a mesma pergunta trinta vezes por dia.',
              after: 'Ele conhece o seu cardápio, a sua tabela e as suas regras, e chama você só quando precisa.',
            },
            {
              before: 'Pedido e horário anotados no papel, e alguém esqueceu.',
              after: 'Ele confirma, registra e lembra o cliente antes da hora marcada.',
            },
          ],
        },
      ),
    }),
    steps: group('Etapas', 'Do briefing até entrar no ar. A garantia do agente vem depois delas.', {
      title: text('Título', 'Acima das etapas.', 60, 'No ar em três etapas de {etapaDoAgente}'),
      text: text(
        'Texto',
        'Abaixo do título.',
        140,
        'Você participa de uma conversa e de um teste. O resto é com a gente.',
      ),
      listen: step(
        'Primeira etapa',
        'Ouvimos o seu balcão',
        'O relógio começa no fim do briefing de {briefing}, em que você conta o que vende, a que preço e como gosta de atender. No primeiro dia, escrevemos o roteiro das conversas.',
      ),
      teach: step(
        'Segunda etapa',
        'Ensinamos o agente',
        'Ele aprende o seu cardápio, os serviços, os horários e o jeito da casa, e é ligado ao número de WhatsApp que você já usa.',
      ),
      start: step(
        'Terceira etapa',
        'Testamos e ligamos',
        'Você conversa com ele como se fosse um cliente, nós ajustamos, e o agente começa a atender de verdade.',
      ),
    }),
    segments: group('Ramos', 'Para quem o agente é. O nome de cada ramo é do desenho.', {
      title: text('Título', 'Acima dos ramos.', 60, 'Fala a língua do seu negócio'),
      text: text(
        'Texto',
        'Abaixo do título.',
        160,
        'O agente não é um robô de menus. Ele é preparado para o dia a dia do seu segmento.',
      ),
      food: segment(
        'Restaurantes e delivery',
        'Manda o cardápio, anota o pedido, confirma o endereço e avisa quando saiu para entrega.',
      ),
      pets: segment('Petshops', 'Agenda banho e tosa, informa preço por porte e lembra o tutor da vacina.'),
      health: segment('Clínicas', 'Marca e remarca consultas, informa os convênios e envia lembretes contra faltas.'),
      homes: segment(
        'Imobiliárias',
        'Entende o que o cliente procura, mostra os imóveis e agenda a visita com o corretor.',
      ),
      repair: segment('Oficinas', 'Pede modelo, ano e sintoma, agenda a avaliação e avisa quando o carro está pronto.'),
      shop: segment('Lojas', 'Informa tamanhos e preços, anota a reserva e combina a retirada ou a entrega.'),
    }),
    questions: group('Perguntas', 'A do preço vem antes delas, feita da lista de preços.', {
      title: text('Título', 'Acima das perguntas.', 60, 'Perguntas sobre o agente'),
      items: list(
        'Perguntas',
        'Na ordem em que aparecem. Uma garantia que a resposta repete leva às condições.',
        entry('Pergunta', 'Uma pergunta com a sua resposta.', {
          question: entryText('Pergunta', 'Como um cliente a faria.', 90),
          answer: entryText('Resposta', 'Em duas ou três frases.', 500),
        }),
        {
          most: 8,
          usual: [
            {
              question: 'Preciso trocar o meu número de WhatsApp?',
              answer:
                'Não. O agente atende no número que os seus clientes já conhecem, e você continua vendo todas as conversas.',
            },
            {
              question: 'E se o agente não souber responder?',
              answer:
                'Ele é instruído a não inventar: avisa o cliente que vai confirmar e passa a conversa para você ou para a sua equipe, com o resumo. Como toda IA, pode errar; por isso você vê todas as conversas.',
            },
            {
              question: 'O agente substitui a minha equipe?',
              answer:
                'Não. Ele fica com o que se repete: preço, horário, agenda e pedido. Sua equipe continua, com tempo para o balcão e para as vendas que pedem gente. A economia do exemplo é a de não contratar mais um atendente.',
            },
            {
              question: 'Tem contrato de fidelidade?',
              answer: 'Não. O serviço é mensal. {semFidelidade}',
            },
          ],
        },
      ),
    }),
    offer: group('Oferta', 'Quantos agentes por mês, e por quê. O número é o de “Números e prazos”.', {
      title: text('Título', 'Acima do texto.', 50, 'Só {vagas} agentes por mês'),
      text: text(
        'Texto',
        'Por que são tão poucos.',
        240,
        'Cada agente é configurado, treinado e testado pela nossa equipe. Para cumprir o prazo com todos, aceitamos no máximo {vagas} empresas por mês, por ordem de chegada.',
      ),
    }),
    search: searchTexts(
      'Agente de IA para WhatsApp: atende e vende por você',
      'Um funcionário digital que atende e vende no seu WhatsApp 24 horas por dia. Implantação em três etapas de {etapaDoAgente}, com garantia por escrito.',
    ),
  }),
  v.title('Agente de IA'),
  v.description('Os textos da página do agente, de cima para baixo.'),
)

export type AgentTexts = v.InferOutput<typeof agentTexts>
