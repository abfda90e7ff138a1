import * as v from 'valibot'
import { forwardConfiguration } from './forwardConfiguration.ts'

it('reads receivers from the environment, by their variables', () => {
  const { forwarding } = v.parse(forwardConfiguration, {
    LEAD_FORWARD_URL: 'https://all.example/',
    LEAD_FORWARD_SHOP_GUIDE_URL: 'https://shop.example/',
    LEAD_FORWARD_SHOP_GUIDE_ACKNOWLEDGEMENT: 'text:ok',
    OTHER: '1',
  })

  expect(forwarding).toEqual({
    LEAD_FORWARD_URL: { url: 'https://all.example/' },
    LEAD_FORWARD_SHOP_GUIDE_URL: { url: 'https://shop.example/', acknowledgement: { by: 'text', words: 'ok' } },
  })
})

it.each([
  [{ LEAD_FORWARD_SURVEY_URL: 'x' }, 'LEAD_FORWARD_SURVEY_URL', 'must be a web address'],
  [{ LEAD_FORWARD_URL: 'ftp://x.example' }, 'LEAD_FORWARD_URL', 'must begin with https:// or http://'],
  [
    { LEAD_FORWARD_ACKNOWLEDGEMENT: 'http' },
    'LEAD_FORWARD_ACKNOWLEDGEMENT',
    'must be set together with LEAD_FORWARD_URL',
  ],
  [
    { LEAD_FORWARD_URL: 'http://x.example', LEAD_FORWARD_ACKNOWLEDGEMENT: 'ja' },
    'LEAD_FORWARD_ACKNOWLEDGEMENT',
    'must be http, json:field=value or text:words',
  ],
])('refuses %j with a sentence that names the variable', (env, name, message) => {
  const { issues } = v.safeParse(forwardConfiguration, env)

  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[name, message]])
})
