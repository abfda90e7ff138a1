import { contactForm } from '../contact/contactForm.ts'
import { ebookForm } from '../ebook/ebookForm.ts'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { load, formatPeriod } from './privacyData.ts'

it("explains each form from its own definition: the visitor's fields, the purpose shown at the form, the legal basis", () => {
  const { serverOnly } = load({ site: sampleSite, forms: [contactForm, { ...ebookForm, basis: 'consent' }] })

  expect(serverOnly?.forms).toEqual([
    {
      form: 'Formulário de contato',
      data: 'Nome, e-mail, telefone com DDD e mensagem.',
      purpose: 'Para responder à sua mensagem.',
      legalBasis: expect.stringContaining('art. 7º, V)'),
    },
    {
      form: 'E-book da página inicial',
      data: 'Nome e e-mail.',
      purpose: 'Para liberar o e-book e conversar com você sobre o seu negócio.',
      legalBasis: expect.stringContaining('art. 7º, I)'),
      note: expect.stringContaining('no endereço de uma chamada'),
    },
  ])
})

it('states how long forms are kept as configured', () => {
  expect(load({ site: { ...sampleSite, retentionDays: 45 }, forms: [] }).serverOnly?.retention).toBe('45 dias')
})

it.each([
  { days: 1, text: '1 dia' },
  { days: 180, text: '180 dias' },
  { days: 365, text: '12 meses' },
  { days: 730, text: '24 meses' },
  { days: 731, text: '731 dias' },
])('formats $days days as $text', ({ days, text }) => {
  expect(formatPeriod(days)).toBe(text)
})

it('says what the agency has written, and what is derived beside it', () => {
  const privacyTexts = {
    since: '2030-01-05',
    page: { title: 'Seus dados' },
    recipients: ['a Maria, nossa encarregada'],
  }
  const { data, serverOnly } = load({ site: { ...sampleSite, content: { privacyTexts } }, forms: [contactForm] })

  expect(data).toMatchObject({ title: 'Seus dados', since: '2030-01-05' })
  expect(serverOnly?.texts.recipients).toEqual(['a Maria, nossa encarregada'])
  expect(serverOnly?.forms).toHaveLength(1)
})
