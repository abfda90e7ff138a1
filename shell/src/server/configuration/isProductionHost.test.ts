import { isProductionHost } from './isProductionHost.ts'

it.each([
  { siteUrl: 'https://www.exemplo.com.br', production: true },
  { siteUrl: 'https://WWW.Exemplo.com.br.', production: true },
  { siteUrl: 'https://açaí.com.br', production: true },
  { siteUrl: 'https://previewers.com', production: true },
  { siteUrl: 'https://myexample.com', production: true },
  { siteUrl: 'http://localhost:3000', production: false },
  { siteUrl: 'http://loja.localhost', production: false },
  { siteUrl: 'http://localhost.:3000', production: false },
  { siteUrl: 'http://impressora.local', production: false },
  { siteUrl: 'http://servidor.lan', production: false },
  { siteUrl: 'http://servidor.home.arpa', production: false },
  { siteUrl: 'http://loja.test', production: false },
  { siteUrl: 'http://app.default.svc.cluster.local', production: false },
  { siteUrl: 'https://www.example.com', production: false },
  { siteUrl: 'http://127.0.0.1:3000', production: false },
  { siteUrl: 'http://203.0.113.7', production: false },
  { siteUrl: 'http://0x7f.1', production: false },
  { siteUrl: 'http://192.168.0.7', production: false },
  { siteUrl: 'http://[::1]:3000', production: false },
  { siteUrl: 'http://intranet', production: false },
  { siteUrl: 'https://agencia.example', production: false },
  { siteUrl: 'https://preview.agencia.com.br', production: false },
  { siteUrl: 'https://site-preview-42.host.app', production: false },
  { siteUrl: 'https://staging.agencia.com.br', production: false },
])('considers $siteUrl a production host: $production', ({ siteUrl, production }) => {
  expect(isProductionHost(siteUrl)).toBe(production)
})
