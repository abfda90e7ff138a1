import { readAcknowledgement } from '../../configuration/forwardConfiguration.ts'
import { refusalIn } from './acknowledgement.ts'

it.each([
  ['http', '', undefined],
  ['http', '<html>Obrigado</html>', undefined],
  ['http', '{"id":7}', undefined],
  ['http', '{"status":"ok","error":null}', undefined],
  ['http', '{"status":"error"}', 'answer says that it failed'],
  ['http', '{"status":"FAILED"}', 'answer says that it failed'],
  ['http', '{"success":false}', 'answer says that it failed'],
  ['http', '{"ok":false}', 'answer says that it failed'],
  ['http', '{"error":"sheet is full"}', 'answer says that it failed'],
  ['json:status=success', '{"status":"success"}', undefined],
  ['json:status=success', '{"status":"succ', 'answer is not JSON'],
  ['json:status=success', '"success"', 'answer is not JSON'],
  ['json:status=success', '{}', 'status is not success'],
  ['json:code=0', '{"code":0}', undefined],
  ['text:ok', ' OK\n', undefined],
  ['text:ok', 'not ok', 'answer is not the text that was agreed'],
])('interprets by %s the answer %j as: %s', (notation, body, refusal) => {
  const wanted = readAcknowledgement(notation) ?? { by: 'http' }

  expect(refusalIn(body, wanted)).toBe(refusal)
})
