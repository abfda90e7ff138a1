import type { Question } from './Question.ts'

/** In display order, in these words until somebody writes others (specification, section 3: four options worth 0 to 3 each). */
export const questions: readonly Question[] = [
  {
    id: 'site',
    question: 'Quando alguém procura o seu negócio na internet, o que encontra?',
    options: [
      { text: 'Só o perfil no Instagram ou no Facebook', value: 1 },
      { text: 'Um site próprio, rápido no celular e com botão de WhatsApp', value: 3 },
      { text: 'Quase nada: ainda não temos site nem perfil ativo', value: 0 },
      { text: 'Um site, mas antigo ou lento no celular', value: 2 },
    ],
  },
  {
    id: 'google',
    question: 'Como a sua empresa aparece no Google e no Google Maps?',
    options: [
      { text: 'Não aparece, ou nunca procurei', value: 0 },
      { text: 'Aparece, mas com horário, fotos ou telefone desatualizados', value: 1 },
      { text: 'O perfil está completo, mas com poucas avaliações', value: 2 },
      { text: 'Perfil completo, fotos recentes e avaliações respondidas', value: 3 },
    ],
  },
  {
    id: 'whatsApp',
    question: 'Em quanto tempo um cliente recebe resposta no WhatsApp?',
    options: [
      { text: 'Em até duas horas, no horário comercial', value: 2 },
      { text: 'Em poucos minutos, até à noite e no fim de semana', value: 3 },
      { text: 'Depende do movimento: às vezes só no dia seguinte', value: 1 },
      { text: 'Quase não usamos o WhatsApp para atender', value: 0 },
    ],
  },
  {
    id: 'ads',
    question: 'Você investe em anúncios na internet?',
    options: [
      { text: 'Sim, mas sem saber quais anúncios trazem clientes', value: 2 },
      { text: 'De vez em quando, impulsionando uma publicação', value: 1 },
      { text: 'Sim, todo mês, com verba definida e resultados acompanhados', value: 3 },
      { text: 'Não: dependemos de indicação e de quem passa na porta', value: 0 },
    ],
  },
  {
    id: 'content',
    question: 'Com que frequência você publica fotos, vídeos ou ofertas?',
    options: [
      { text: 'Toda semana, com um calendário planejado', value: 3 },
      { text: 'Toda semana, no improviso', value: 2 },
      { text: 'Uma ou duas vezes por mês', value: 1 },
      { text: 'Quase nunca', value: 0 },
    ],
  },
  {
    id: 'numbers',
    question: 'Como você sabe de onde vêm os seus clientes?',
    options: [
      { text: 'Pergunto a alguns clientes quando dá', value: 1 },
      { text: 'Não sei dizer', value: 0 },
      { text: 'Vejo todo mês os números do site, do Google e dos anúncios', value: 3 },
      { text: 'Anoto a origem de cada cliente em planilha ou caderno', value: 2 },
    ],
  },
]
