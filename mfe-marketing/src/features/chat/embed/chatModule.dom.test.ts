import { chatFrom, chatModuleFrom } from './chatModule.ts'

it('uses a named or a default initBubble and keeps its this', () => {
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

it.each([undefined, null, 'text', {}, { default: null }, { initBubble: 'no' }])(
  'rejects %j as a chat module',
  (loaded) => {
    expect(() => chatModuleFrom(loaded)).toThrow('initBubble')
  },
)

it('toggles an embed that only toggles', () => {
  const toggle = jest.fn()
  const chat = chatFrom([undefined, { toggle }], [])

  chat.show()
  chat.hide()

  expect(toggle).toHaveBeenCalledTimes(2)
})

it('shows and hides an embed without controls as a whole', () => {
  const element = document.createElement('div')
  const chat = chatFrom([undefined, {}], [element])

  chat.hide()
  expect(element.hidden).toBe(true)
  chat.show()
  expect(element.hidden).toBe(false)
})
