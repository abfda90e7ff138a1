import { joinAlike } from './joinAlike.ts'

it.each([
  { problems: ['/a: is wrong'], sentences: ['/a: is wrong'] },
  { problems: ['./src/data.ts: is wrong', 'is late'], sentences: ['./src/data.ts: is wrong', 'is late'] },
  {
    problems: ['/a: is wrong', '/a: is late', '/b: is wrong', '/c: is wrong'],
    sentences: ['/a, as 2 more: is wrong', '/a: is late'],
  },
])('says once what is wrong with several pages: $sentences', ({ problems, sentences }) => {
  expect(joinAlike(problems)).toEqual(sentences)
})
