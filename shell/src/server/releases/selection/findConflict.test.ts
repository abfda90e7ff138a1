import type { FormDefinition } from '@site/contracts/FormDefinition'
import { findConflict } from './findConflict.ts'

const form = (kind: string, path = '/leads'): FormDefinition => ({
  kind,
  title: 'Formulário',
  fields: [{ name: 'email', type: 'email', required: true, max: 254, messages: {} }],
  purpose: 'para responder',
  basis: 'request',
  thanks: { title: 'Recebido', text: 'Obrigado!' },
  failure: { title: 'Erro', text: 'Tente novamente.' },
  endpoint: { method: 'POST', path },
})
const release = (name: string, ...forms: FormDefinition[]) => ({ name, forms, services: [service('/estoque')] })

const service = (usual: string) => ({ name: 'stockUrl', variable: 'STOCK_URL', kind: 'url' as const, default: usual })

it('finds nothing if all forms have different kinds', () => {
  const releases = [release('mfe-a', form('one'), form('two', '/leads/two')), release('mfe-b', form('three'))]

  expect(findConflict(releases, [form('own')])).toBeUndefined()
})

it.each([
  { about: "another release's form", releases: [release('mfe-a', form('one')), release('mfe-b', form('one'))] },
  { about: "the shell's form", releases: [release('mfe-a', form('one')), release('mfe-b', form('own'))] },
  {
    about: "another release's address",
    releases: [release('mfe-a', form('one', '/leads/x')), release('mfe-b', form('two', '/leads/x'))],
  },
])('names the later release that claims $about', ({ releases }) => {
  expect(findConflict(releases, [form('own')])?.release.name).toBe('mfe-b')
})

it('names the later release that gives a service another meaning', () => {
  const other = { ...release('mfe-b'), services: [service('/outro')] }

  expect(findConflict([release('mfe-a'), other], [])?.reason).toMatch(
    'declares the service stockUrl with another meaning',
  )
  expect(findConflict([release('mfe-a'), release('mfe-b')], [])).toBeUndefined()
})
