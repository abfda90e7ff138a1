import { group, searchTexts, text } from '@site/contracts/textFields'
import type { Area } from '../features/quiz/questions/Question.ts'
import { type AdviceWords, usualAdvice } from '../features/result/adviceWords.ts'
import { questions } from '../features/quiz/questions/questions.ts'

const names = ['first', 'second', 'third', 'fourth'] as const
const labels = {
  first: 'Primeira resposta',
  second: 'Segunda resposta',
  third: 'Terceira resposta',
  fourth: 'Quarta resposta',
}

function question(title: string, area: Area) {
  const usual = questions.find(({ id }) => id === area)
  const option = (name: (typeof names)[number]) => {
    const { text: words = '', value = 0 } = usual?.options[names.indexOf(name)] ?? {}
    return text(labels[name], `Vale ${value} de 3 pontos.`, 70, words)
  }
  return group(title, 'Uma pergunta com quatro respostas, na ordem em que aparecem.', {
    question: text('Pergunta', 'Como você a faria a um cliente.', 90, usual?.question ?? ''),
    first: option('first'),
    second: option('second'),
    third: option('third'),
    fourth: option('fourth'),
  })
}
function words(title: string, help: string, usual: AdviceWords) {
  return group(title, help, {
    title: text('Título', 'O que fazer, em poucas palavras.', 60, usual.title),
    text: text('Texto', 'Por que vale a pena.', 160, usual.text),
  })
}
const advice = (title: string, name: Area) =>
  group(title, 'O link abaixo do texto leva ao serviço desta área.', {
    weak: words('Para quem está no começo', 'Depois de uma resposta de 0 ou 1 ponto.', usualAdvice[name].weak),
    fair: words('Para quem já faz', 'Depois de uma resposta de 2 pontos.', usualAdvice[name].fair),
  })
const area = (title: string, usual: string) => text(title, 'O que o quiz olha nesta área.', 90, usual)

/** What the agency says in its quiz. Points, levels and their sentences are the quiz's own. */
export const quizTexts = group('Quiz', 'As perguntas do quiz e os textos ao redor delas.', {
  title: text('Título', 'No topo da página.', 60, 'Qual é o nível digital do seu negócio?'),
  text: text(
    'Texto',
    'Abaixo do título.',
    140,
    'Responda com sinceridade e veja, na hora, a sua pontuação e por onde começar.',
  ),
  questions: group('Perguntas', 'São seis. Quem responde vê uma de cada vez.', {
    site: question('Site', 'site'),
    google: question('Google e Maps', 'google'),
    whatsApp: question('WhatsApp', 'whatsApp'),
    ads: question('Anúncios', 'ads'),
    content: question('Conteúdo', 'content'),
    numbers: question('Números', 'numbers'),
  }),
  areas: group('O que o quiz avalia', 'Uma frase para cada pergunta, abaixo do quiz.', {
    site: area('Site', 'Se quem procura por você encontra uma página rápida e clara.'),
    google: area('Google e Maps', 'Se a sua empresa aparece para quem está por perto.'),
    whatsApp: area('WhatsApp', 'Se o cliente recebe resposta antes de desistir.'),
    ads: area('Anúncios', 'Se o investimento traz clientes ou só curtidas.'),
    content: area('Conteúdo', 'Se o seu negócio é lembrado toda semana.'),
    numbers: area('Números', 'Se você sabe de onde vem cada venda.'),
  }),
  advice: group('Recomendações', 'O resultado mostra até três, das áreas com as respostas mais fracas.', {
    site: advice('Site', 'site'),
    google: advice('Google e Maps', 'google'),
    whatsApp: advice('WhatsApp', 'whatsApp'),
    ads: advice('Anúncios', 'ads'),
    content: advice('Conteúdo', 'content'),
    numbers: advice('Números', 'numbers'),
    grow: words('Para quem não tem o que melhorar', 'Quando todas as respostas valem 3 pontos.', usualAdvice.grow),
  }),
  closing: group('Chamada final', 'O convite no fim da página.', {
    title: text('Título', 'Para quem prefere falar.', 60, 'Prefere conversar?'),
    text: text(
      'Texto',
      'Acima do botão de WhatsApp.',
      160,
      'Conte como está o seu negócio na internet e receba as primeiras dicas pelo WhatsApp.',
    ),
  }),
  search: searchTexts(
    'Quiz de maturidade digital para o seu negócio',
    'Seis perguntas, menos de 2 minutos: descubra o nível digital do seu negócio local e receba na hora recomendações do que melhorar primeiro.',
  ),
})
