import * as v from 'valibot'
import { noticeConfiguration } from './noticeConfiguration.ts'

const read = (env: Record<string, string>) => v.safeParse(noticeConfiguration, env)
const googleAds = { LEADS_WEBHOOK_A_URL: 'https://x.example', LEADS_WEBHOOK_A_KIND: 'googleads' }
const problem = (env: Record<string, string>) => read(env).issues?.map(({ message }) => message)

it('reads each webhook with its kind and secret', () => {
  const env = {
    LEADS_WEBHOOK_CRM_URL: 'https://crm.example/leads',
    LEADS_WEBHOOK_CRM_SECRET: 'a-secret-of-the-crm',
    LEADS_WEBHOOK_TEAM_URL: 'https://hooks.example/x',
    LEADS_WEBHOOK_TEAM_KIND: 'slack',
    OTHER: '1',
  }

  expect(read(env).output).toEqual({
    webhooks: [
      { name: 'crm', kind: 'json', url: 'https://crm.example/leads', secret: 'a-secret-of-the-crm' },
      { name: 'team', kind: 'slack', url: 'https://hooks.example/x', secret: undefined },
    ],
    conversions: [],
  })
})

it('reads each advertising company, which hears of leads that were won unless it is told otherwise', () => {
  const env = {
    LEADS_WEBHOOK_META_URL: 'https://graph.example/v1/7/events',
    LEADS_WEBHOOK_META_KIND: 'meta',
    LEADS_WEBHOOK_META_SECRET: 'a-token-of-theirs',
    LEADS_WEBHOOK_META_WHEN: 'arrival',
    LEADS_WEBHOOK_SHEET_URL: 'https://script.example/exec',
    LEADS_WEBHOOK_SHEET_KIND: 'googleads',
    LEADS_WEBHOOK_SALE_URL: 'https://script.example/exec',
    LEADS_WEBHOOK_SALE_KIND: 'googleads',
    LEADS_WEBHOOK_SALE_EVENT: ' Venda pelo site ',
  }
  const google = { company: 'google', url: 'https://script.example/exec', secret: undefined, moment: 'won' }

  expect(read(env).output).toEqual({
    webhooks: [],
    conversions: [
      {
        ...{ name: 'meta', company: 'meta', url: 'https://graph.example/v1/7/events', secret: 'a-token-of-theirs' },
        ...{ moment: 'arrival', event: 'Lead' },
      },
      { ...google, name: 'sheet', event: 'Ganho' },
      { ...google, name: 'sale', event: 'Venda pelo site' },
    ],
  })
})

it.each([
  [{ LEADS_WEBHOOK_A_URL: 'nothing' }, 'must be a web address'],
  [{ LEADS_WEBHOOK_A_URL: 'ftp://x.example' }, 'must begin with https://'],
  [{ LEADS_WEBHOOK_A_KIND: 'slack' }, 'must be set together with LEADS_WEBHOOK_A_URL'],
  [{ LEADS_WEBHOOK_A_URL: 'https://x.example', LEADS_WEBHOOK_A_KIND: 'teams' }, 'must be json, slack'],
  [{ LEADS_WEBHOOK_A_URL: 'https://x.example', LEADS_WEBHOOK_A_SECRET: 'short' }, 'must have at least 12'],
  [{ LEADS_WEBHOOK_A_URL: 'https://x.example', LEADS_WEBHOOK_A_KIND: 'hubspot' }, 'needs LEADS_WEBHOOK_A_SECRET'],
  [{ LEADS_WEBHOOK_A_URL: 'https://x.example', LEADS_WEBHOOK_A_KIND: 'meta' }, 'needs LEADS_WEBHOOK_A_SECRET'],
  [{ ...googleAds, LEADS_WEBHOOK_A_WHEN: 'lost' }, 'must be arrival or won'],
  [{ ...googleAds, LEADS_WEBHOOK_A_EVENT: ' ' }, 'must be a name'],
  [{ LEADS_WEBHOOK_A_URL: 'https://x.example', LEADS_WEBHOOK_A_WHEN: 'won' }, 'is for the kinds meta and googleads'],
])('refuses %j', (env, message) => {
  expect(problem(env as Record<string, string>)).toEqual([expect.stringContaining(message)])
})
