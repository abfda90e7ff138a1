import { permitHeader, readPermitHeader } from './permitHeader.ts'

const permit = {
  site: 'https://www.exemplo.com.br',
  remote: 'mfe-loja',
  expiry: '2026-11-28T10:00:00.000Z',
  signature: 'c2lnbmVk',
}

it('carries a permit from a command to a site', () => {
  expect(readPermitHeader(permitHeader(permit))).toEqual(permit)
})

it.each([undefined, '', 'Release', 'Release {}', `Bearer ${permitHeader(permit).split(' ')[1]}`])(
  'reads no permit from %j',
  (header) => {
    expect(readPermitHeader(header)).toBeUndefined()
  },
)
