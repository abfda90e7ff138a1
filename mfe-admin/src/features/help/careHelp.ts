import type { HelpText } from './HelpText.ts'

/** About what keeps the site and the team going. */
export const careHelp: readonly HelpText[] = [
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
