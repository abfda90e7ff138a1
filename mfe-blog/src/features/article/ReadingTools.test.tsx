import { whatsAppUrl } from '@site/contracts/channels'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { fireEvent, screen } from '@testing-library/react'
import { progressOf, ReadingTools, shareText } from './ReadingTools.tsx'

const article = { title: 'Delivery próprio', url: 'http://localhost:3000/blog/delivery', textId: 'texto' }
const shareLink = () => screen.getByRole('link', { name: 'Compartilhar no WhatsApp' })
const sheetButton = () => screen.getByRole('button', { name: 'Compartilhar de outro jeito' })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

it("offers the system's share sheet next to WhatsApp where it exists", () => {
  const share = jest.fn(async () => {})
  Object.assign(navigator, { share })
  renderInSite(<ReadingTools {...article} />)

  fireEvent.click(sheetButton())

  expect(share).toHaveBeenCalledWith({ title: 'Delivery próprio', url: 'http://localhost:3000/blog/delivery' })
})

it('does not fail with a share sheet that may not open', () => {
  const failed = jest.fn((event: Event) => event.preventDefault())
  addEventListener('error', failed)
  Object.assign(navigator, {
    share() {
      throw new DOMException('forbidden', 'NotAllowedError')
    },
  })
  renderInSite(<ReadingTools {...article} />)

  fireEvent.click(sheetButton())

  expect(failed).not.toHaveBeenCalled()
  removeEventListener('error', failed)
})

it('is a WhatsApp link without a number, and nothing else without a share sheet', () => {
  renderInSite(<ReadingTools {...article} />)

  expect(shareLink()).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent('Delivery próprio http://localhost:3000/blog/delivery')}`,
  )
  expect(shareLink()).toHaveAttribute('target', '_blank')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('shows the reading progress', () => {
  renderInSite(
    <>
      <ReadingTools {...article} />
      <div id="texto" />
    </>,
  )

  expect(screen.getByRole('progressbar', { name: 'Progresso da leitura' })).toHaveAttribute('max', '1')
})

it.each([
  { about: 'not reached', top: 300, height: 2800, progress: 0 },
  { about: 'at its top', top: 0, height: 2800, progress: 0 },
  { about: 'in the middle', top: -1000, height: 2800, progress: 0.5 },
  { about: 'in view with its end', top: -2000, height: 2800, progress: 1 },
  { about: 'behind the reader', top: -2700, height: 2800, progress: 1 },
  { about: 'short and below the fold', top: 700, height: 400, progress: 0 },
  { about: 'short and fully visible', top: 100, height: 400, progress: 1 },
])('has progress $progress for a text that is $about', ({ top, height, progress }) => {
  expect(progressOf({ top, height }, 800)).toBe(progress)
})

it('shares title and address, and no number', () => {
  const text = shareText({ title: 'Delivery & aplicativos: 50% + lucro?', url: 'https://agencia.com.br/blog/delivery' })

  const link = new URL(whatsAppUrl(text))

  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect([...link.searchParams]).toEqual([
    ['text', 'Delivery & aplicativos: 50% + lucro? https://agencia.com.br/blog/delivery'],
  ])
})
