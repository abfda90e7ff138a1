import { whatsAppUrl } from '@site/contracts/whatsAppLink'
import { isEmail } from '@site/leads/isEmail'
import * as v from 'valibot'
import type { LeadForm, NoticeFacts } from './LeadForm.ts'
import { line, lines, optionalLine } from './textFields.ts'

const name = line(120, 'Informe seu nome.')
const email = v.pipe(line(254, 'Informe seu e-mail.'), v.check(isEmail, 'Informe um e-mail válido.'))
const phone = line(40, 'Informe seu telefone.')
const company = line(120, 'Informe o nome da empresa.')
const score = v.pipe(
  v.number('Pontuação inválida.'),
  v.integer('Pontuação inválida.'),
  v.minValue(0, 'Pontuação inválida.'),
  v.maxValue(18, 'Pontuação inválida.'),
)

const missingOrUnknown: v.ErrorMessage<v.StrictObjectIssue> = ({ expected }) =>
  expected === 'never' ? 'Campo desconhecido.' : 'Preencha este campo.'

const fields = <const Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, missingOrUnknown)

const ebookLink = (site?: NoticeFacts) => site && { href: site.services.ebookUrl, label: 'Abrir o e-book' }
const chatLink = (site?: NoticeFacts) =>
  site && {
    href: whatsAppUrl('Olá! Acabei de enviar meus dados pelo site e quero conversar.', site.whatsAppNumber),
    label: 'Abrir o WhatsApp',
  }

const EBOOK_PURPOSE = 'enviar o e-book e falar sobre os serviços da agência'

/** The forms of today's remotes, until their releases describe them as data. */
export const siteForms: readonly LeadForm[] = [
  {
    kind: 'ebook',
    schema: fields({
      nome: name,
      email,
      telefone: v.optional(optionalLine(40), ''),
      mensagem: v.optional(optionalLine(200), 'Download E-book via botão'),
    }),
    purpose: EBOOK_PURPOSE,
    thanks: (site) => ({ title: 'Sucesso!', text: 'E-book liberado para download!', link: ebookLink(site) }),
    forward: {
      method: 'GET',
      parameters: ['nome', 'email', 'telefone', 'mensagem'],
      // The spreadsheet script answers 200 even when it refuses a row, so its body decides.
      acknowledgement: 'json:status=success',
    },
  },
  {
    kind: 'quiz',
    schema: fields({
      name,
      email,
      phone,
      company: v.pipe(
        v.optional(optionalLine(120), ''),
        v.transform((text) => text || 'Não informado'),
      ),
      score,
    }),
    numbers: ['score'],
    purpose: 'enviar o resultado do diagnóstico e uma proposta',
    thanks: () => ({ title: 'Recebemos suas respostas', text: 'Obrigado! Entraremos em contato em breve.' }),
    forward: { method: 'POST' },
  },
  {
    kind: 'blog-ebook',
    schema: fields({ name, phone, email }),
    purpose: EBOOK_PURPOSE,
    thanks: (site) => ({
      title: 'Ebook Enviado!',
      text: 'Obrigado! Seu e-book já pode ser aberto.',
      link: ebookLink(site),
    }),
  },
  {
    kind: 'newsletter',
    schema: fields({ email }),
    purpose: 'enviar as novidades do blog por e-mail',
    thanks: () => ({ title: 'Inscrição feita', text: 'Você vai receber as novidades do blog por e-mail.' }),
  },
  {
    kind: 'whatsapp',
    schema: fields({ name, email, phone }),
    purpose: 'continuar a conversa pelo WhatsApp',
    thanks: (site) => ({
      title: 'Recebemos seus dados',
      text: 'Continue a conversa com a gente pelo WhatsApp.',
      link: chatLink(site),
    }),
  },
  {
    kind: 'contact',
    schema: fields({
      name,
      email,
      phone: v.optional(optionalLine(40), ''),
      message: lines(4000, 'Escreva sua mensagem.'),
    }),
    purpose: 'responder à mensagem',
    thanks: () => ({ title: 'Mensagem recebida', text: 'Obrigado! Respondemos por e-mail em até 24 horas.' }),
  },
  {
    kind: 'demonstration',
    schema: fields({ name, company, phone, email, segment: v.optional(optionalLine(80), '') }),
    purpose: 'marcar e preparar a demonstração',
    thanks: () => ({
      title: 'Pedido recebido',
      text: 'Obrigado! Entraremos em contato em breve para marcar a demonstração.',
    }),
  },
]
