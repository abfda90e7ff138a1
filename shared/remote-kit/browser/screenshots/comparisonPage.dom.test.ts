import { comparisonPage } from './comparisonPage.ts'
import type { Screenshot } from './takeScreenshots.ts'

const screenshot = (path: string, side: Screenshot['side'], width: number): Screenshot => ({
  path,
  side,
  width,
  height: 2000,
  file: `${side}-${width}.jpg`,
})

function open(screenshots: Screenshot[], paths = ['/shop']) {
  const changes = paths.map((path) => ({ path, kind: 'changed' as const, before: 900, after: 1200 }))
  const sheet = comparisonPage({ release: 'mfe-shop <b>1</b>', site: 'https://site.example', changes, screenshots })
  document.documentElement.innerHTML = sheet
  return [...document.querySelectorAll('.pair')].map((pair) =>
    [...pair.querySelectorAll('figure')].map(
      (figure) => figure.querySelector('img')?.getAttribute('src') ?? figure.textContent,
    ),
  )
}

it('shows the live page next to the candidate, the narrow screen first', () => {
  const screenshots = [screenshot('/shop', 'candidate', 1280), screenshot('/shop', 'live', 1280)]

  expect(open([...screenshots, screenshot('/shop', 'live', 412), screenshot('/shop', 'candidate', 412)])).toEqual([
    ['live-412.jpg', 'candidate-412.jpg'],
    ['live-1280.jpg', 'candidate-1280.jpg'],
  ])
  expect(document.querySelector('h1')).toHaveTextContent('mfe-shop <b>1</b> beside https://site.example')
  expect(document.querySelector('section p')).toHaveTextContent('changed, 900 bytes before, 1200 after')
})

it('leaves each screenshot its room, so that nothing moves while they load', () => {
  open([screenshot('/shop', 'live', 1280)])

  expect(document.querySelector('img')).toMatchObject({ width: 1280, height: 2000 })
})

it('says that there is nothing to show', () => {
  expect(open([screenshot('/shop', 'candidate', 412)])).toEqual([['live, 412 pxNothing.', 'candidate-412.jpg']])
})

it('omits pages without screenshots', () => {
  open([screenshot('/shop', 'candidate', 412)], ['/shop', '/other'])

  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['/shop'])
})
