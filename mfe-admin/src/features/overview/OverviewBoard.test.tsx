import type { DeskOverview, OverviewNumbers } from '@site/contracts/DeskOverview'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, screen, within } from '@testing-library/react'
import type { Answer } from '../desk/askDesk.ts'
import { OverviewBoard } from './OverviewBoard.tsx'

const numbers = (visits = 0, leads = 0): OverviewNumbers => ({ visits, taps: 0, leads, won: 0 })

const overview = (changes: Partial<DeskOverview> = {}): DeskOverview => ({
  at: '2026-11-25T15:00:00.000Z',
  me: 'Bia',
  week: {
    days: Array.from({ length: 7 }, (_, index) => ({
      day: `2026-11-${23 + index}`,
      now: numbers(index === 0 ? 1200 : 0, 3),
      before: numbers(),
      isFuture: index > 2,
    })),
    now: numbers(1200, 3),
    before: numbers(900),
    whole: numbers(2000),
    answers: { now: { inTime: 2, of: 3 }, before: { inTime: 0, of: 0 } },
    parts: [{ label: 'Revista', now: numbers(1200, 1), before: numbers() }],
    sources: [],
  },
  waiting: {},
  ...changes,
})

type Loaded = Answer<DeskOverview>

async function open(loaded: Loaded = { status: 'done', value: overview() }) {
  const load = jest.fn(async () => loaded)
  const view = renderInSite(<OverviewBoard load={load} />)
  await act(async () => {})
  return { ...view, load }
}

it('shows the week beside the last one, as numbers, as charts and as tables', async () => {
  await open()

  const tiles = within(screen.getByRole('list', { name: 'Números da semana' })).getAllByRole('listitem')
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    'Visitas1.200Semana passada até aqui: 900 (no fim: 2.000)',
    'Toques no WhatsApp0Semana passada até aqui: 0',
    'Leads3Semana passada até aqui: 0',
    'Respostas no prazo2 de 3Semana passada até aqui: nenhuma',
    'Ganhos0Semana passada até aqui: 0',
  ])
  expect(screen.getByRole('img', { name: 'Visitas por dia nesta semana: seg 1.200, ter 0, qua 0.' })).toBeVisible()
  expect(screen.getByRole('figure', { name: 'Em que parte do site' })).toHaveTextContent('Revista1.200 visitas, 1 lead')
  expect(screen.getByRole('figure', { name: 'De onde vieram' })).toHaveTextContent('Nada contado')
  expect(screen.getAllByText('Os números em tabela')).toHaveLength(2)
})

it('says that nothing waits', async () => {
  await open()

  expect(screen.getByText('Nada espera por você agora.')).toBeVisible()
})

it('leads to what waits', async () => {
  const waiting = {
    leads: { people: 3, late: 1, isMore: false },
    steps: [{ number: 1, who: 'Ana', text: 'Ligar', on: '2026-11-24' }],
    drafts: [
      { collection: 'prices', by: 'Léo', at: '2026-11-24T12:00:00.000Z' },
      { collection: 'menuTexts', title: 'Cardápio', by: 'Léo', at: '2026-11-24T12:00:00.000Z' },
    ],
    refused: ['Revista'],
  }
  await open({ status: 'done', value: overview({ waiting }) })

  expect(screen.getByText('3 pessoas esperam resposta.')).toBeVisible()
  expect(screen.getByText('1 está atrasada.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Responder' })).toHaveAttribute('href', '/leads')
  expect(screen.getByText('Ligar: Ana (24/11)')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Preços' })).toHaveAttribute('href', '/content#prices')
  expect(screen.getByRole('link', { name: 'Cardápio' })).toHaveAttribute('href', '/content#menuTexts')
  expect(screen.getByText(/^Versões recusadas: Revista\./)).toBeVisible()
})

it.each<{ loaded: Loaded; said: string; way: { role: 'link' | 'button'; name: string } }>([
  {
    loaded: { status: 'closed', reason: 'Entre de novo.' },
    said: 'Entre de novo.',
    way: { role: 'link', name: 'Entrar' },
  },
  {
    loaded: { status: 'unreachable', reason: 'Sem rede.' },
    said: 'Sem rede.',
    way: { role: 'button', name: 'Tentar de novo' },
  },
])('says $said', async ({ loaded, said, way }) => {
  await open(loaded)

  expect(screen.getByRole('alert')).toHaveTextContent(said)
  expect(screen.getByRole(way.role, { name: way.name })).toBeVisible()
})
