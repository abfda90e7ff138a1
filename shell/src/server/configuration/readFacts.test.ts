import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfiguration } from './readConfiguration.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folderWith(files: Readonly<Record<string, unknown>>) {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

const address = {
  street: 'Rua das Flores, 7',
  district: 'Centro',
  city: 'Santos',
  state: 'SP',
  postalCode: '11010-000',
}
const social = { name: 'Instagram', url: 'https://www.instagram.com/agencia' }
const agency = {
  brand: 'Agência do Porto',
  legalName: 'Agência do Porto Ltda.',
  cnpj: '11.222.333/0001-81',
  whatsAppNumber: '5513988887777',
  phone: '+551333334444',
  email: 'oi@agencia.com.br',
  address,
  social,
}
const monday = { first: 'Mo', last: 'Fr', opens: '09:00', closes: '18:00' }
const saturday = { first: 'Sa', last: 'Sa', opens: '09:00', closes: '12:00' }

it("reads the agency's facts and hours from files, and none of them is a sample then", () => {
  const folder = folderWith({ 'agency.json': agency, 'hours.json': { items: [monday, saturday] } })

  const { site, sampleFacts } = readConfiguration({ EVIDENCE_DIR: folder }, '/')

  expect(site).toMatchObject({ ...agency, openingHours: 'Mo-Fr 09:00-18:00,Sa 09:00-12:00' })
  expect(sampleFacts).toEqual([])
})

it('prefers a variable to the file, as before there were files', () => {
  const folder = folderWith({ 'agency.json': agency })

  const { site } = readConfiguration({ EVIDENCE_DIR: folder, BRAND: 'Outra', ADDRESS_CITY: 'Cubatão' }, '/')

  expect(site).toMatchObject({ brand: 'Outra', legalName: agency.legalName, address: { ...address, city: 'Cubatão' } })
})

it('still calls a fact of the file a sample that is one', () => {
  const folder = folderWith({ 'agency.json': { ...agency, whatsAppNumber: '5511900000000' } })

  expect(readConfiguration({ EVIDENCE_DIR: folder }, '/').sampleFacts).toEqual(['WHATSAPP_NUMBER'])
})

it.each([
  { files: { 'agency.json': '{' }, message: 'EVIDENCE_DIR: agency.json is not JSON.' },
  { files: { 'agency.json': { brand: 'A' } }, message: 'EVIDENCE_DIR: agency.json: legalName is missing.' },
  { files: { 'agency.json': { ...agency, cnpj: 7 } }, message: 'EVIDENCE_DIR: agency.json: cnpj must be text.' },
  { files: { 'agency.json': { ...agency, fax: '1' } }, message: 'EVIDENCE_DIR: agency.json: fax is not known.' },
  {
    files: { 'agency.json': { ...agency, address: { ...address, street: undefined } } },
    message: 'EVIDENCE_DIR: agency.json: address.street is missing.',
  },
  {
    files: { 'agency.json': { ...agency, email: 'oi' } },
    message: 'agency.json: email is "oi", but it must be an e-mail',
  },
  {
    files: { 'agency.json': { ...agency, social: { ...social, url: 'instagram' } } },
    message: 'agency.json: social.url is "instagram"',
  },
  {
    files: { 'agency.json': { ...agency, brand: '  ' } },
    message: 'agency.json: brand is "", but it must not be empty.',
  },
  { files: { 'hours.json': { items: {} } }, message: 'EVIDENCE_DIR: hours.json: items must be a list.' },
  {
    files: { 'hours.json': { items: [{ ...monday, closes: '08:00' }] } },
    message: 'hours.json: items is "Mo-Fr 09:00-08:00", but it must look like',
  },
  { files: { 'hours.json': { items: [] } }, message: 'hours.json: items is "", but it must look like' },
])('explains how to correct $files', ({ files, message }) => {
  expect(() => readConfiguration({ EVIDENCE_DIR: folderWith(files) }, '/')).toThrow(message)
})
