import { originNotice } from '@site/contracts/leadOrigin'

type HelpText = {
  id: string
  title: string
  questions: readonly { question: string; answers: readonly string[] }[]
}

/** What somebody of the team asks in the course of a day, with the answers. */
export const helpTexts: readonly HelpText[] = [
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
          'Em Neste aparelho, Avisar neste aparelho liga os avisos no seu celular ou computador, e um teste mostra se chegam. No celular, instale a mesa como aplicativo pelo menu do navegador; no iPhone, isso vem antes.',
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
  {
    id: 'preco',
    title: 'Um preço muda',
    questions: [
      {
        question: 'Como eu mudo um preço ou um texto?',
        answers: [
          'Em Textos e preços, abra o assunto, mude o campo e toque em Publicar. Em segundos o site inteiro diz o mesmo, em todas as páginas em que aquilo aparece.',
          'Antes de publicar, Ver no site mostra tudo com a sua mudança. O link vale para uma colega também, por sete dias.',
        ],
      },
      {
        question: 'Publiquei errado',
        answers: [
          'Desfazer volta ao texto anterior na hora. Mais abaixo, O que foi publicado leva de volta a qualquer versão.',
        ],
      },
      {
        question: 'O site não aceitou o meu texto',
        answers: [
          'A mensagem diz qual campo não passou e por quê: um texto comprido demais, um número que contradiz outro. Enquanto isso, o site continua como estava.',
        ],
      },
      {
        question: 'Ainda não terminei de escrever',
        answers: [
          'Guardar rascunho guarda o texto para você e para as colegas, sem mostrar nada no site. A página Início lembra dele. O texto diz de quem é o rascunho e o que está no ar; Jogar fora o rascunho volta ao que está no ar.',
          'O que você escreve e não guarda continua na janela, mesmo se você for a outra página ou o acesso terminar. Fechar a janela ou sair do acesso apaga isso, e o navegador pergunta antes.',
        ],
      },
    ],
  },
  {
    id: 'post',
    title: 'Um post',
    questions: [
      {
        question: 'Como eu publico um post com foto?',
        answers: [
          'Em Textos e preços, abra Posts do blog e toque em Adicionar post. Título, resumo, texto e uma foto do celular bastam: o site prepara a foto em todos os tamanhos e apaga dela o lugar em que foi tirada.',
          'Diga em poucas palavras o que a foto mostra: é o que ouve quem não enxerga.',
        ],
      },
      {
        question: 'A foto foi cortada no lugar errado',
        answers: [
          'Abra o post e toque, na foto inteira, no que tem de aparecer. Depois, Cortar ao redor deste ponto e Publicar. Vale também para fotos que já estão no ar.',
        ],
      },
      {
        question: 'Posso mudar um post que veio com o site?',
        answers: [
          'Sim. No fim de Posts do blog, em Vieram com o site, toque em Mudar: uma cópia vai para a sua lista, e o site passa a mostrar a cópia. Removê-la traz de volta o original.',
        ],
      },
      {
        question: 'Posso mudar o endereço de um post?',
        answers: ['Não depois de publicar: os links que já existem deixariam de funcionar.'],
      },
    ],
  },
  {
    id: 'versao',
    title: 'Uma versão ruim',
    questions: [
      {
        question: 'Depois de uma mudança no site, algo quebrou',
        answers: [
          'Em Versões, escolha a parte do site e volte à versão anterior: em dois segundos ela está no ar de novo. Depois avise quem a publicou.',
          'Pausar impede que novas versões daquela parte entrem no ar até alguém retomar.',
        ],
      },
      {
        question: 'O que quer dizer “versão recusada”?',
        answers: [
          'O site testa cada versão antes de mostrá-la. Uma recusada nunca foi vista por visitantes: no ar continua a anterior, e a página Versões diz o motivo.',
        ],
      },
    ],
  },
  {
    id: 'colega',
    title: 'Uma colega chega ou sai',
    questions: [
      {
        question: 'Como ela entra?',
        answers: [
          'Em Pessoas, Convidar alguém pede nome, e-mail e o que ela pode fazer, e dá um link que vale uma vez. Com ele, ela entra e cadastra o próprio celular ou computador.',
        ],
      },
      {
        question: 'Apareceu “Seu acesso não inclui…”',
        answers: [
          'Esta parte é de outra função. Quem é dona ou dono marca em Pessoas o que cada um pode fazer; depois é só recarregar a página.',
        ],
      },
      {
        question: 'Uma colega saiu da agência',
        answers: [
          'Em Pessoas, Remover encerra o acesso dela em todos os aparelhos, na hora. O nome dela fica no histórico e nos leads: em Com quem está, passe cada um para outra pessoa.',
        ],
      },
      {
        question: 'Alguém perdeu o celular',
        answers: ['Em Pessoas, Novo link de acesso encerra tudo no aparelho perdido e dá um link para o novo.'],
      },
    ],
  },
  {
    id: 'copia',
    title: 'A cópia de segurança',
    questions: [
      {
        question: 'O que entra na cópia?',
        answers: [
          'Leads com o que foi feito deles, pessoas da equipe com os aparelhos cadastrados, e os textos, fotos e preços com a história. Quem cuida do servidor faz a cópia com um comando, que está no manual de operação.',
          'A cópia tem dados pessoais: guarde onde só a agência entra, e apague as antigas.',
        ],
      },
      {
        question: 'Alguém que pediu para ser apagado está em uma cópia antiga',
        answers: ['Se uma cópia for usada de novo, apague essa pessoa outra vez.'],
      },
    ],
  },
]
