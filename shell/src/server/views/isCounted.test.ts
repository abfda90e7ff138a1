import { isCounted, opensPage } from './isCounted.ts'

const browser = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
}

it.each([
  { who: 'a visitor who opens a page', headers: browser, counted: true, opens: true },
  {
    who: 'a browser that reports',
    headers: { ...browser, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
    counted: true,
    opens: false,
  },
  { who: 'who objects', headers: { ...browser, 'sec-gpc': '1' }, counted: false, opens: false },
  {
    who: 'a browser that looks ahead',
    headers: { ...browser, 'sec-purpose': 'prefetch' },
    counted: true,
    opens: false,
  },
  {
    who: 'a browser that prerenders',
    headers: { ...browser, 'sec-purpose': 'prefetch;prerender' },
    counted: true,
    opens: false,
  },
  {
    who: 'a search engine',
    headers: { ...browser, 'user-agent': `${browser['user-agent']} (compatible; Googlebot/2.1)` },
    counted: false,
    opens: false,
  },
  { who: 'a program without fetch metadata', headers: { 'user-agent': 'curl/8' }, counted: false, opens: false },
  { who: 'who says nothing', headers: {}, counted: false, opens: false },
])('$who', ({ headers, counted, opens }) => {
  expect([isCounted(headers), opensPage(headers)]).toEqual([counted, opens])
})
