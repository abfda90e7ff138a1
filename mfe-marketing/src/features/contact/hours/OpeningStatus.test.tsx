import { SiteContext } from '@site/contracts/useSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { OpeningStatus } from './OpeningStatus.tsx'

const status = (
  <SiteContext value={sampleSite}>
    <OpeningStatus />
  </SiteContext>
)

afterEach(() => jest.useRealTimers())

it('renders the hours in the prerendered HTML, and no status', () => {
  expect(renderToString(status)).not.toMatch(/Aberto|Fechado/)
  expect(renderToString(status)).toContain('Segunda a sexta, 8h às 18h; Sábado, 8h às 12h.')
})

it('changes from open to closed at the minute of closing', () => {
  jest.useFakeTimers({ now: new Date('2026-11-16T17:59:30-03:00') })
  render(status)
  expect(screen.getByText('Aberto agora, até as 18h.')).toBeVisible()
  expect(screen.getByText(/Segunda a sexta/)).not.toBeVisible()

  act(() => jest.advanceTimersByTime(60_000))

  expect(screen.getByText('Fechado agora. Abrimos amanhã às 8h.')).toBeVisible()
})

it('is right at once on a page that was put aside while the agency closed', () => {
  jest.useFakeTimers({ now: new Date('2026-11-16T17:30:00-03:00') })
  render(status)

  jest.setSystemTime(new Date('2026-11-16T23:59:00-03:00'))
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  expect(screen.getByText('Fechado agora. Abrimos amanhã às 8h.')).toBeVisible()
})
