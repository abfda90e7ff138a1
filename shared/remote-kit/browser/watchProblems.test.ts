import { problemOf } from './watchProblems.ts'

const error = (message: string, stack?: string) => Object.assign(new Error(message), { name: 'TypeError', stack })

it('names the files of releases in the stack, the one that threw first', () => {
  const place = (file: string) => `    at a (https://site.example/r/mfe-shop/0123456789abcdef/${file}:1:23)`
  const stack = ['TypeError: no', place('7.abc.js'), place('8.def.js'), place('7.abc.js'), '    at b (/shell/x.js)']

  expect(problemOf(error('no', stack.join('\n')))).toEqual({
    rule: 'page error',
    message: 'TypeError: no',
    files: ['7.abc.js', '8.def.js'],
  })
})

it.each([
  { message: 'Minified React error #418; visit https://react.dev/errors/418?args[]=text', rule: 'hydration' },
  { message: 'Minified React error #185; visit https://react.dev/errors/185', rule: 'page error' },
  { message: 'error 418', rule: 'page error' },
])("recognises React's errors about HTML that it did not render: $message", ({ message, rule }) => {
  expect(problemOf(error(message))).toMatchObject({ rule })
})
