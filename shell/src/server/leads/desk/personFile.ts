import { leadStageNames } from '@site/contracts/LeadDesk'
import type { StoredEntry, StoredLead } from '../store/StoredLead.ts'
import { type DeskFacts, formTitle } from './deskLeadOf.ts'
import { labelled } from './labelled.ts'

type Person = {
  requests: readonly StoredLead[]
  history: readonly StoredEntry[]
  /** Receivers that have heard of each lead, by its key. */
  told: ReadonlyMap<string, readonly string[]>
}

/**
 * What is stored about a person, for the person (Lei 13.709/2018, art. 18), as JSON with words that people read: what they
 * sent, when and for what, where they came from, who else has it, and what was noted about them.
 */
export function personFile({ requests, history, told }: Person, { forms }: Pick<DeskFacts, 'forms'>): string {
  const file = {
    envios: requests.map((lead) => ({
      formulario: formTitle(lead.kind, forms),
      recebidoEm: new Date(lead.receivedAt).toISOString(),
      dados: labelled(
        lead.fields,
        forms.find(({ kind }) => kind === lead.kind),
      ),
      digitado: lead.typed,
      finalidade: lead.consent.purpose,
      avisoDePrivacidade: lead.consent.version,
      origem: lead.origin,
      anuncios: lead.advertising && { resposta: answerNames[lead.advertising.answer], em: lead.advertising.at },
      etapa: leadStageNames[lead.desk.stage],
      comQuemEsta: lead.desk.owner || undefined,
      proximoPasso: lead.desk.step ?? undefined,
      repassadoA: lead.delivery.receiver || undefined,
      repasseConfirmado: lead.delivery.receiver ? lead.delivery.state === 'delivered' : undefined,
      avisadosTambem: told.get(lead.key),
      historico: history
        .filter((entry) => entry.lead === lead.key)
        .map(({ at, by, kind, text }) => ({ em: at, por: by, tipo: kindNames[kind], texto: text })),
    })),
  }
  return JSON.stringify(file, undefined, 2)
}

const answerNames = { accepted: 'aceitou', refused: 'recusou' } as const

const kindNames = {
  note: 'anotação',
  stage: 'etapa',
  owner: 'com quem está',
  step: 'próximo passo',
  confirmed: 'inscrição confirmada',
} as const
