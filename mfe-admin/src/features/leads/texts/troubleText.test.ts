import { troubleText } from './troubleText.ts'

it.each([
  { reason: 'Error', text: 'o aviso não chegou a sair do servidor: confira o endereço dele' },
  { reason: 'TypeError', text: 'o aviso não chegou a sair do servidor: confira o endereço dele' },
  { reason: 'unknown', text: 'o aviso não chegou a sair do servidor: confira o endereço dele' },
  { reason: 'TimeoutError', text: 'ele não respondeu a tempo' },
  { reason: 'UND_ERR_HEADERS_TIMEOUT', text: 'ele não respondeu a tempo (UND_ERR_HEADERS_TIMEOUT)' },
  { reason: 'UND_ERR_SOCKET', text: 'a ligação caiu no meio do envio (UND_ERR_SOCKET)' },
  { reason: 'ENOTFOUND', text: 'o endereço dele não foi encontrado (ENOTFOUND)' },
  { reason: 'ECONNREFUSED', text: 'ninguém atende no endereço dele (ECONNREFUSED)' },
  { reason: 'DEPTH_ZERO_SELF_SIGNED_CERT', text: 'o certificado dele não vale (DEPTH_ZERO_SELF_SIGNED_CERT)' },
  { reason: 'answer is not JSON', text: 'ele não confirmou que recebeu (answer is not JSON)' },
  { reason: 'status is not success', text: 'ele não confirmou que recebeu (status is not success)' },
  { reason: 'ESOMETHING', text: 'o envio falhou (ESOMETHING)' },
  { reason: 'HTTP 500', text: 'HTTP 500' },
  { reason: 'Sem e-mail da pessoa', text: 'Sem e-mail da pessoa' },
])('says $reason as $text', ({ reason, text }) => {
  expect(troubleText(reason)).toBe(text)
})
