import { contactForm } from '../contact/contactForm.ts'
import { ebookForm } from '../ebook/ebookForm.ts'
import { load } from './privacyData.ts'

it("explains each form by its own definition: the visitor's fields, the purpose shown at the form, the law", () => {
  const { serverOnly } = load({ forms: [contactForm, { ...ebookForm, basis: 'consent' }] })

  expect(serverOnly).toEqual([
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
