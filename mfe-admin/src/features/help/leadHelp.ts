import { originNotice } from '@site/contracts/leadOrigin'
import type { HelpText } from './HelpText.ts'

/** About people who write to the agency. */
export const leadHelp: readonly HelpText[] = [
  {
    id: 'lead',
    title: 'Chega um lead',
    questions: [
      {
        question: 'Chegou um lead. O que eu faço?',
        answers: [
          'Toque em WhatsApp: a conversa abre com o nome da pessoa e o que ela pediu. Depois toque em Respondi: o lead fica com você, e o relógio para.',
          'O site promete resposta em duas horas de expediente. O relógio de cada lead conta só as horas em que a agência está aberta.',
        ],
      },
      {
        question: 'Como eu fico sabendo de um lead novo?',
        answers: [
          'Em Leads, no fim da página, Quem é avisado de um lead novo mostra quem recebe cada aviso: e-mail e outros programas. Um teste mostra se ele chega.',
          'Em Neste aparelho, Avisar neste aparelho liga os avisos no seu celular ou computador, e um teste mostra se chegam. No celular, instale a área da equipe como aplicativo pelo menu do navegador; no iPhone, isso vem antes.',
          'A página Início diz quantas pessoas esperam resposta e quais próximos passos vencem hoje.',
        ],
      },
      {
        question: 'A mesma pessoa escreveu duas vezes',
        answers: [
          'Envios com o mesmo e-mail ou telefone ficam juntos, no mais recente. Os outros estão em Ver tudo e anotar.',
        ],
      },
      {
        question: 'Apareceu “Alguém mudou este lead”',
        answers: [
          'Uma colega guardou uma mudança antes de você. Nada dela foi apagado: confira como o lead está agora e guarde de novo o que ainda faltar. Anotações nunca se perdem.',
        ],
      },
      {
        question: 'O que são Suspeitos e De páginas antigas?',
        answers: [
          'Suspeitos parecem enviados por robôs. Se for uma pessoa, toque em É de verdade, e o lead vai para a lista.',
          'De páginas antigas são envios de quem tinha o site aberto quando o formulário mudou: os campos são os daquele dia.',
        ],
      },
      {
        question: 'Um aviso não chega',
        answers: [
          'O nome de quem não recebe aparece no alto da lista. Em Quem é avisado de um lead novo há o último problema, um teste e um botão para tentar de novo. Os leads estão todos aqui, com ou sem aviso.',
        ],
      },
      {
        question: 'A pessoa pediu os dados dela, ou quer ser apagada',
        answers: [
          'Em Ver tudo e anotar, Baixar os dados desta pessoa traz um arquivo com tudo o que guardamos, para mandar a ela. Apagar esta pessoa apaga os envios e as anotações, e diz onde mais apagar. Quem usa o mesmo telefone ou e-mail, como numa empresa, aparece junto: marque quais envios são da pessoa. Os outros ficam.',
        ],
      },
      {
        question: 'De onde veio o lead?',
        answers: [
          'Ver tudo e anotar mostra a página, o botão e a campanha. É isto que a pessoa lê no aviso de privacidade:',
          originNotice,
        ],
      },
      {
        question: 'Por que um lead diz “Sem consentimento para anúncios”?',
        answers: [
          'A Meta e o Google só ficam sabendo de quem aceitou a pergunta sobre anúncios no site, e só se o servidor estiver configurado para isso. Quem recusou ou não respondeu fica só com a agência: o atendimento é o mesmo.',
          'Quem aceitou e vira Ganho é contado ao anúncio que a trouxe, sem nome e sem o que ela escreveu. Se ela mudar de ideia, Ver tudo e anotar tem Retirar o consentimento para anúncios.',
        ],
      },
      {
        question: 'O que é “inscrição sem confirmação”?',
        answers: [
          'Quem assina as novidades recebe um e-mail com um link para confirmar, quando o servidor envia e-mails. Enquanto não confirma, pode ter sido outra pessoa: não escreva para esse endereço.',
        ],
      },
      {
        question: 'Quero a lista em uma planilha',
        answers: ['No fim da lista, Baixar esta lista traz o que está filtrado: etapa, busca, pessoa e datas.'],
      },
      {
        question: 'O que são os números da página Início?',
        answers: [
          'Uma visita começa quando alguém chega de fora: de uma busca, de um anúncio, de uma rede social ou direto. Toques no WhatsApp contam o primeiro toque em cada página. Ganhos são os leads que chegaram à etapa Ganho nestes dias.',
          'São somas, sem nada sobre quem visita. Quem usa o sinal Global Privacy Control não é contado, então os números são um pouco menores que a realidade.',
        ],
      },
    ],
  },
]
