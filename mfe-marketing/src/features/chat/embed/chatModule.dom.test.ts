import { chatFrom, chatModuleFrom } from './chatModule.ts'

it('takes initBubble from a named or a default export and keeps what it belongs to', () => {
  const embed = {
    started: false,
    initBubble() {
      this.started = true
    },
  }
  chatModuleFrom({ default: embed }).initBubble({
    agentId: '',
    contact: { firstName: 'Visitante' },
    initialMessages: [],
  })

  expect(embed.started).toBe(true)
  expect(() => chatModuleFrom(embed)).not.toThrow()
})

it.each([undefined, null, 'text', {}, { default: null }, { initBubble: 'no' }])('%j is no chat module', (loaded) => {
  expect(() => chatModuleFrom(loaded)).toThrow('initBubble')
})

it('an embed that only toggles is toggled', () => {
  const toggle = jest.fn()
  const chat = chatFrom([undefined, { toggle }], [])

  chat.show()
  chat.hide()

  expect(toggle).toHaveBeenCalledTimes(2)
})

it('an embed without controls is shown and hidden as a whole', () => {
  const element = document.createElement('div')
  const chat = chatFrom([undefined, {}], [element])

  chat.hide()
  expect(element.hidden).toBe(true)
  chat.show()
  expect(element.hidden).toBe(false)
})
