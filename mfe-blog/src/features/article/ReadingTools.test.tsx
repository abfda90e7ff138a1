import { fireEvent, screen } from '@testing-library/react'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { ReadingTools } from './ReadingTools.tsx'

const article = { title: 'Delivery próprio', url: 'http://localhost:3000/blog/delivery', textId: 'texto' }
const shareLink = () => screen.getByRole('link', { name: 'Compartilhar' })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

it('opens the share sheet of the system where there is one', () => {
  const share = jest.fn(async () => {})
  Object.assign(navigator, { share })
  renderInSite(<ReadingTools {...article} />)

  const followed = fireEvent.click(shareLink())

  expect(followed).toBe(false)
  expect(share).toHaveBeenCalledWith({ title: 'Delivery próprio', url: 'http://localhost:3000/blog/delivery' })
})

it('somebody who closes the share sheet again has caused no error', async () => {
  const unhandled = jest.fn()
  process.once('unhandledRejection', unhandled)
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
  renderInSite(<ReadingTools {...article} />)

  fireEvent.click(shareLink())
  await new Promise((resolve) => setTimeout(resolve))

  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
})

it('is a WhatsApp link without a number where there is no share sheet', () => {
  renderInSite(<ReadingTools {...article} />)

  expect(shareLink()).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent('Delivery próprio http://localhost:3000/blog/delivery')}`,
  )
  expect(shareLink()).toHaveAttribute('target', '_blank')
})

it('says how far the reader is', () => {
  renderInSite(
    <>
      <ReadingTools {...article} />
      <div id="texto" />
    </>,
  )

  expect(screen.getByRole('progressbar', { name: 'Progresso da leitura' })).toHaveAttribute('max', '1')
})
