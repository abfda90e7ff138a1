import type { HelpText } from './HelpText.ts'

/** About what the site says. */
export const wordsHelp: readonly HelpText[] = [
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
          'Desfazer volta ao texto anterior na hora, e deixa o que outras pessoas publicaram depois. Mais abaixo, O que foi publicado leva o site inteiro de volta a uma versão, e diz o que mais isso desfaz.',
        ],
      },
      {
        question: 'Como eu mudo o nome de uma categoria do blog?',
        answers: [
          'Em Textos e preços, abra Blog e, em Nomes das categorias, mude o nome. Os artigos continuam nela, e o endereço é o mesmo.',
        ],
      },
      {
        question: 'O que da página de privacidade a agência escreve?',
        answers: [
          'Em Privacidade: quem responde, quem tem acesso aos dados, os prazos de clientes, a segurança e outros assuntos. O que o site faz com dados ele diz sozinho, para que seja verdade. Diga também desde que dia vale: cada lead guarda que texto a pessoa tinha diante dos olhos.',
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
          'Em Textos e preços, abra Posts do blog e toque em Adicionar post. Precisa de título, fim do endereço, resumo, um assunto, quem escreveu, o dia, o texto e uma foto do celular com o que ela mostra: o site prepara a foto em todos os tamanhos e apaga dela o lugar em que foi tirada.',
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
]
