import * as v from 'valibot'
import { noticeConfiguration } from './noticeConfiguration.ts'

const read = (env: Record<string, string>) => v.safeParse(noticeConfiguration, env)
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
  })
})

it.each([
  [{ LEADS_WEBHOOK_A_URL: 'nothing' }, 'must be a web address'],
  [{ LEADS_WEBHOOK_A_URL: 'ftp://x.example' }, 'must begin with https://'],
  [{ LEADS_WEBHOOK_A_KIND: 'slack' }, 'must be set together with LEADS_WEBHOOK_A_URL'],
  [{ LEADS_WEBHOOK_A_URL: 'https://x.example', LEADS_WEBHOOK_A_KIND: 'teams' }, 'must be json, slack'],
  [{ LEADS_WEBHOOK_A_URL: 'https://x.example', LEADS_WEBHOOK_A_SECRET: 'short' }, 'must have at least 12'],
  [{ LEADS_WEBHOOK_A_URL: 'https://x.example', LEADS_WEBHOOK_A_KIND: 'hubspot' }, 'needs LEADS_WEBHOOK_A_SECRET'],
])('refuses %j', (env, message) => {
  expect(problem(env as Record<string, string>)).toEqual([expect.stringContaining(message)])
})
