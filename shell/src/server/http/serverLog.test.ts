import { Writable } from 'node:stream'
import { pino } from 'pino'
import { logOptions } from './serverLog.ts'

it('writes each line as JSON with its level and time', () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = pino(logOptions('warn'), stream)

  log.info('not told')
  log.warn('The releases cannot be looked at.')

  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      msg: 'The releases cannot be looked at.',
    }),
  ])
})
