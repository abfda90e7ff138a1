import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { screen } from '@testing-library/react'
import { ReplyTime } from './ReplyTime.tsx'

// A Saturday, after the office has closed.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:30:00-03:00') }))
afterEach(() => jest.useRealTimers())

it('says whether the agency is open now, and when it will reply', () => {
  renderInSite(<ReplyTime />)

  expect(screen.getByText(/^Fechado agora/)).toHaveTextContent(
    'Fechado agora. Abrimos segunda-feira às 8h. Pelo WhatsApp, a resposta chega segunda-feira, até as 10h.',
  )
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('offers a reminder for that time on request', () => {
  renderInSite(<ReplyTime reminds />)

  const reminder = screen.getByRole('link', { name: 'Salvar um lembrete na agenda' })
  expect(reminder).toHaveAttribute('download', 'lembrete.ics')
  const file = decodeURIComponent(reminder.getAttribute('href') ?? '')
  expect(file).toContain('DTSTART:20261123T130000Z')
  expect(file).toContain('SUMMARY:Resposta da Vitrine 24h')
})
