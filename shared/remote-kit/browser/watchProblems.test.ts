import { problemOf, reported } from './watchProblems.ts'

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

it.each([
  {
    text: `Connecting to 'https://api.example/v1' violates the following Content Security Policy directive: "connect-src 'self'". The action has been blocked.`,
    problem: { rule: 'policy', message: "the site's policy blocks https://api.example/v1 (connect-src)" },
  },
  {
    text: `Refused to load the image 'https://img.example/a.png' because it violates the following Content Security Policy directive: "img-src 'self' data:".`,
    problem: { rule: 'policy', message: "the site's policy blocks https://img.example/a.png (img-src)" },
  },
  { text: "The basket 'A' is empty.", problem: { rule: 'console error', message: "The basket 'A' is empty." } },
])('knows what an error on the console is: $problem.message', ({ text, problem }) => {
  expect(reported(text, 'https://site.example/r/mfe-shop/0123456789abcdef/7.abc.js')).toEqual({
    ...problem,
    files: ['7.abc.js'],
  })
})
