import type { HostName } from '../configuration/siteHosts.ts'
import { hostOf, originOf } from './requestHost.ts'

const local = {
  site: 'http://localhost:3000',
  admin: 'http://admin.localhost:3000',
  preview: 'http://preview.localhost',
}
const online = {
  site: 'https://www.exemplo.com.br',
  admin: 'https://equipe.exemplo.com.br',
  preview: 'https://previa.exemplo.com.br:8443',
}

it.each<{ host: string; hosts: typeof local; is: HostName }>([
  { host: 'localhost:3000', hosts: local, is: 'site' },
  { host: '127.0.0.1:3000', hosts: local, is: 'site' },
  { host: 'admin.localhost:3000', hosts: local, is: 'admin' },
  { host: 'admin.localhost:8080', hosts: local, is: 'admin' },
  { host: 'ADMIN.localhost.:3000', hosts: local, is: 'admin' },
  { host: 'admin.localhost.evil.example', hosts: local, is: 'site' },
  { host: 'xadmin.localhost', hosts: local, is: 'site' },
  { host: 'preview.localhost:3000', hosts: local, is: 'preview' },
  { host: 'admin.localhost', hosts: online, is: 'site' },
  { host: 'equipe.exemplo.com.br', hosts: online, is: 'admin' },
  { host: 'previa.exemplo.com.br:8443', hosts: online, is: 'preview' },
  { host: 'evil.example@equipe.exemplo.com.br', hosts: online, is: 'admin' },
  { host: '', hosts: online, is: 'site' },
  { host: 'a b', hosts: online, is: 'site' },
])('takes a request to "$host" as one to the $is', ({ host, hosts, is }) => {
  expect(hostOf({ host }, hosts)).toBe(is)
})

it.each<{ to: HostName; host: string; hosts: typeof local; origin: string | undefined }>([
  { to: 'admin', host: 'localhost:3000', hosts: local, origin: 'http://admin.localhost:3000' },
  { to: 'admin', host: '127.0.0.1:49152', hosts: local, origin: 'http://admin.localhost:49152' },
  { to: 'site', host: 'admin.localhost:49152', hosts: local, origin: 'http://localhost:49152' },
  { to: 'preview', host: '192.168.0.7:3000', hosts: local, origin: undefined },
  { to: 'admin', host: 'www.exemplo.com.br', hosts: { ...online, admin: local.admin }, origin: undefined },
  { to: 'admin', host: 'www.exemplo.com.br', hosts: online, origin: 'https://equipe.exemplo.com.br' },
  { to: 'preview', host: '10.0.0.7:3000', hosts: online, origin: 'https://previa.exemplo.com.br:8443' },
])('leads from $host to the $to at $origin', ({ to, host, hosts, origin }) => {
  expect(originOf(to, hosts, { host })).toBe(origin)
})
