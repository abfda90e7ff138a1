import { sendReport } from '../incidents/sendReport.ts'
import { reportTap } from './reportTap.ts'

jest.mock('../incidents/sendReport.ts', () => ({ sendReport: jest.fn() }))

const opened = { remote: 'mfe-loja', release: '0123456789abcdef', shell: '0123456789' }
const link = '<a href="https://wa.me/?text=Oi" data-whatsapp><b>Falar</b></a><a href="#x"><i>Outro</i></a>'
const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

beforeEach(() => {
  jest.mocked(sendReport).mockClear()
  document.body.innerHTML = link
  document.body.addEventListener('click', (event) => event.preventDefault())
})

it('reports the first tap on a link to WhatsApp, though others stop it', () => {
  document.querySelector('a')?.addEventListener('click', (event) => event.stopImmediatePropagation())
  reportTap(opened)

  tap('i')
  expect(sendReport).not.toHaveBeenCalled()
  tap('b')
  tap('b')

  expect(sendReport).toHaveBeenCalledTimes(1)
  expect(sendReport).toHaveBeenCalledWith({ type: 'tap', body: opened })
})

it('reports a tap that has opened the form before it listened', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog id="form-whatsapp" open></dialog>')

  reportTap(opened)
  tap('b')

  expect(sendReport).toHaveBeenCalledTimes(1)
})
