import { linesOfObjections } from './linesOfObjections.ts'

it('says of every remote what a shell breaks and what its team has to do', () => {
  const lines = linesOfObjections(
    [
      { remote: 'mfe-shop', release: 'a1', why: 'behind', reason: 'uses `useOld` of react ^19.' },
      { remote: 'mfe-shop', release: 'a1', why: 'behind', reason: 'wants react-redux ^9.' },
      { remote: 'mfe-revista', release: 'b1', why: 'contract', reason: 'understands contract ^2.' },
      { remote: 'mfe-cursos', release: 'c1', why: 'fails', reason: '/cursos: threw.' },
      { remote: 'shell', release: 'e1', why: 'fails', reason: '*404: threw.' },
    ],
    'e1',
  )

  expect(lines).toEqual([
    'Refused by mfe-shop a1:',
    '  uses `useOld` of react ^19.',
    '  wants react-redux ^9.',
    expect.stringMatching(/^ {2}mfe-shop: build it .*"npm run release -- shell mfe-shop"/),
    'Refused by mfe-revista b1:',
    '  understands contract ^2.',
    expect.stringMatching(/^ {2}mfe-revista: "npx remote-kit upgrade", and release it/),
    'Refused by mfe-cursos c1:',
    '  /cursos: threw.',
    expect.stringMatching(/^ {2}mfe-cursos: mend the page/),
    'Refused: shell e1:',
    '  *404: threw.',
    '  Mend it in the shell.',
  ])
})
