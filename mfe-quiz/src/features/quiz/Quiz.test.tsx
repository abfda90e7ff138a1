// Imported here, so that its compilation does not count towards a test's time.
import '../result/ResultView.tsx'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen, waitFor } from '@testing-library/react'
import { usualAdvice } from '../result/adviceWords.ts'
import { Quiz } from './Quiz.tsx'
import { questions } from './questions/questions.ts'

type User = ReturnType<typeof renderInSite>['user']

beforeEach(() => {
  sessionStorage.clear()
  history.pushState(null, '', '/quiz')
})

const open = () => renderInSite(<Quiz questions={questions} advice={usualAdvice} />)
const next = () => screen.getByRole('button', { name: 'Próxima' })
const heading = (question: number) => screen.findByRole('heading', { name: questions[question]?.question })

/** Chooses the option with this many points in the current question. */
async function choose(user: User, question: number, value: number) {
  const option = questions[question]?.options.find((each) => each.value === value)
  await user.click(screen.getByRole('radio', { name: option?.text }))
}

async function answer(user: User, values: number[], from = 0) {
  for (const [place, value] of values.entries()) {
    await heading(from + place)
    await choose(user, from + place, value)
    await user.click(screen.getByRole('button', { name: from + place === 5 ? 'Finalizar' : 'Próxima' }))
  }
}

it('shows the first question as a group of four options, with the progress in percent', async () => {
  const { user } = open()

  expect(screen.getByRole('radiogroup', { name: questions[0]?.question })).toBeInTheDocument()
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(screen.getByText('0%')).toBeInTheDocument()
  const progress = screen.getByRole('progressbar', { name: 'Progresso do quiz' })
  expect(progress).toHaveAttribute('value', '0')

  await choose(user, 0, 2)

  expect(progress).toHaveAttribute('value', '17')
})

it('enables Próxima when an option is chosen', async () => {
  const { user } = open()
  expect(next()).toBeDisabled()

  await choose(user, 0, 2)

  expect(next()).toBeEnabled()
})

it('hides Anterior on the first question and restores the earlier answer', async () => {
  const { user } = open()
  expect(screen.queryByRole('button', { name: 'Anterior' })).not.toBeInTheDocument()
  await answer(user, [3])
  await heading(1)

  await user.click(screen.getByRole('button', { name: 'Anterior' }))

  await heading(0)
  expect(screen.getByRole('radio', { name: questions[0]?.options[1]?.text })).toBeChecked()
  expect(screen.queryByRole('button', { name: 'Anterior' })).not.toBeInTheDocument()
})

it('moves the focus to each question and announces the step', async () => {
  const { user } = open()
  expect(document.body).toHaveFocus()

  await answer(user, [1])

  expect(await heading(1)).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Pergunta 2 de 6')
})

it('works with the keyboard alone', async () => {
  const { user } = open()

  await user.tab()
  await user.keyboard(' {Enter}')

  expect(await heading(1)).toHaveFocus()
})

it('continues on a second tap on the chosen option, but not on a double click or the space bar', async () => {
  const { user } = open()
  const option = () => screen.getByRole('radio', { name: questions[0]?.options[1]?.text })

  await user.dblClick(option())
  await user.keyboard(' ')
  expect(await heading(0)).toBeVisible()

  await user.click(option())

  expect(await heading(1)).toHaveFocus()
})

it('names the last button Finalizar and then shows score, percent, level and sentence', async () => {
  const { user } = open()
  await answer(user, [3, 3, 3, 1, 0])
  await heading(5)
  expect(screen.getByRole('button', { name: 'Finalizar' })).toBeDisabled()

  await answer(user, [0], 5)

  expect(await screen.findByRole('heading', { name: 'Seu nível: Avançado' })).toHaveFocus()
  expect(screen.getByText('56%')).toBeInTheDocument()
  expect(screen.getByText('Bom nível digital, mas há oportunidades.')).toBeInTheDocument()
  expect(screen.getByText('Você fez 10 de 18 pontos.')).toBeInTheDocument()
})

it('keeps the answers across a reload during the visit', async () => {
  const first = open()
  await answer(first.user, [3, 2])
  await heading(2)
  await choose(first.user, 2, 1)
  first.unmount()

  open()

  await heading(2)
  expect(screen.getByRole('radio', { name: questions[2]?.options[2]?.text })).toBeChecked()
  expect(screen.getByText('50%')).toBeInTheDocument()
})

describe('in a document of a later step, after the browser submitted the steps before it', () => {
  const reached = { phase: 'asking', question: 2, choices: [1, 3], leadSent: false } as const
  const openLater = () => renderInSite(<Quiz questions={questions} advice={usualAdvice} reached={reached} />)

  it('continues there, whatever was kept before', async () => {
    sessionStorage.setItem('/quiz', '0:1:false')

    const { user } = openLater()

    await heading(2)
    await user.click(screen.getByRole('button', { name: 'Anterior' }))
    await heading(1)
    expect(screen.getByRole('radio', { name: questions[1]?.options[3]?.text })).toBeChecked()
  })

  it('continues with what the visitor has done since, after a reload', async () => {
    const first = openLater()
    await answer(first.user, [1], 2)
    await heading(3)
    first.unmount()

    openLater()

    expect(await heading(3)).toBeVisible()
  })
})

it('stores nothing before the visitor has chosen an option', () => {
  open()

  expect(sessionStorage).toHaveLength(0)
})

it("moves between questions with the browser's back and forward buttons", async () => {
  const { user } = open()
  await answer(user, [3, 2])
  await heading(2)

  history.back()
  await heading(1)
  history.back()
  await heading(0)
  history.forward()

  expect(await heading(1)).toHaveFocus()
  expect(location.pathname).toBe('/quiz')
})

it("keeps the router's state in each history entry", async () => {
  history.replaceState({ key: 'of-the-router' }, '')
  const { user } = open()

  await answer(user, [3])

  await heading(1)
  expect(history.state).toMatchObject({ key: 'of-the-router', steps: { step: 1, depth: 1 } })
})

it('continues if the browser accepts no more history entries, like Safari after 100 in 10 s', async () => {
  const { user } = open()
  const refuse = () => {
    throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError')
  }
  jest.spyOn(history, 'pushState').mockImplementation(refuse)
  jest.spyOn(history, 'replaceState').mockImplementation(refuse)

  await answer(user, [3, 2])
  await heading(2)
  await user.click(screen.getByRole('button', { name: 'Anterior' }))

  await heading(1)
  jest.restoreAllMocks()
})

it('starts over from the result at the first question', async () => {
  const { user } = open()
  await answer(user, [3, 3, 3, 3, 3, 3])

  await user.click(await screen.findByRole('button', { name: 'Refazer o quiz' }))

  expect(await heading(0)).toHaveFocus()
  expect(next()).toBeDisabled()
  await waitFor(() => expect(history.state).toMatchObject({ steps: { step: 0, depth: 0 } }))
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
})
