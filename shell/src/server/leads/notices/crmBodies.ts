import type { NoticedLead } from './NoticeTarget.ts'

const companyOf = ({ answers }: NoticedLead) => answers.Empresa ?? answers['Empresa (opcional)']

/** A conversion event of RD Station's API (platform/conversions). */
export function conversion(lead: NoticedLead) {
  const { kind, name, email, phone, origin, form } = lead
  const campaign = origin?.last?.campaign ?? origin?.first?.campaign ?? {}
  return {
    event_type: 'CONVERSION',
    event_family: 'CDP',
    payload: present({
      conversion_identifier: lead.isTest ? 'teste' : kind,
      name,
      email,
      mobile_phone: phone,
      company_name: companyOf(lead),
      traffic_source: campaign.utm_source,
      traffic_medium: campaign.utm_medium,
      traffic_campaign: campaign.utm_campaign,
      tags: [form.toLowerCase()],
    }),
  }
}

/** Contacts of HubSpot's API (crm/v3/objects/contacts/batch/upsert). */
export function contactProperties(lead: NoticedLead) {
  const { name, email, phone } = lead
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const properties = present({ email, firstname: first, lastname: rest.join(' '), phone, company: companyOf(lead) })
  return { inputs: [{ idProperty: 'email', id: email, properties }] }
}

/** Without what is not known: an empty value would delete what the receiver knows. */
const present = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
