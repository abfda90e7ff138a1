import styled from '@emotion/styled'
import { originNotice } from '@site/contracts/leadOrigin'
import { Disclosure } from '@site/design/Disclosure'
import { space } from '@site/design/tokens'

const List = styled.div({ marginTop: space.xl })

/** What somebody at the desk asks in the course of a day, with the answer. */
const questions: readonly { question: string; answers: readonly string[] }[] = [
  {
    question: 'Chegou um lead. O que eu faço?',
    answers: [
      'Toque em WhatsApp: a conversa abre com o nome da pessoa e o que ela pediu. Depois toque em Respondi: o lead fica com você, e o relógio para.',
      'O site promete resposta em duas horas de expediente. O relógio de cada lead conta só as horas em que a agência está aberta.',
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
      'Em Ver tudo e anotar, Baixar os dados desta pessoa traz um arquivo com tudo o que guardamos, para mandar a ela. Apagar esta pessoa apaga os envios e as anotações, e diz onde mais apagar.',
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
    question: 'Quero a lista em uma planilha',
    answers: ['No fim da lista, Baixar esta lista traz o que está filtrado: etapa, busca, pessoa e datas.'],
  },
]

/** Help for those who answer leads. */
export function LeadHelp() {
  return (
    <List>
      {questions.map(({ question, answers }) => (
        <Disclosure key={question} summary={question}>
          {answers.map((answer) => (
            <p key={answer}>{answer}</p>
          ))}
        </Disclosure>
      ))}
    </List>
  )
}
