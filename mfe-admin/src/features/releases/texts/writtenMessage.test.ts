import { writtenMessage } from './writtenMessage.ts'

it.each([
  { message: 'Novo quiz', shown: 'Novo quiz' },
  { message: 'Back to aaaa', shown: '' },
  { message: 'Promotes aaaa', shown: '' },
  { message: 'Back to bbbb', shown: 'Back to bbbb' },
  { message: '', shown: '' },
])('shows $shown of $message', ({ message, shown }) => {
  expect(writtenMessage(message, 'aaaa')).toBe(shown)
})
