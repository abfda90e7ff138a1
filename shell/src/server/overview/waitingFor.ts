import type { OverviewWaiting } from '@site/contracts/DeskOverview'
import type { ContentDesk } from '@site/contracts/ContentDesk'
import { contactOf } from '../database/tables/search/contactOf.ts'
import { carriedOver } from '../leads/desk/carriedOver.ts'
import type { DeskFacts } from '../leads/desk/deskLeadOf.ts'
import { knownContact } from '../leads/desk/knownContact.ts'
import { peopleBehind } from '../leads/desk/peopleBehind.ts'
import { answerDue, waitingSince } from '../leads/desk/waitingSince.ts'
import type { LeadStore } from '../leads/store/LeadStore.ts'
import { dayInSaoPaulo } from '@site/contracts/inSaoPaulo'
import { expectsAnswer } from './promisedAnswers.ts'

/** People and steps that are looked at: nobody has more waiting for her. */
const MAX_LEADS = 500
const MAX_STEPS = 30

type Leads = Pick<LeadStore, 'find' | 'related'>

/** Of the leads: who waits for an answer, and what is to be done next by somebody, or by nobody yet. */
export async function waitingLeads(
  store: Leads,
  { openingHours, forms }: DeskFacts,
  { me, now }: { me: string; now: number },
): Promise<Pick<OverviewWaiting, 'leads' | 'steps'>> {
  const all = { room: 'inbox', search: '', heads: false } as const
  const exceptKinds = forms.filter(({ basis }) => basis === 'consent').map(({ kind }) => kind)
  const found = await store.find({ ...all, stage: 'new', exceptKinds, limit: MAX_LEADS })
  const since = (await peopleBehind(store, found)).flatMap((requests) => {
    const asked = requests.map((lead) => ({ ...lead, expectsAnswer: expectsAnswer(lead.kind, forms) }))
    return waitingSince(asked) ?? []
  })
  const late = since.filter((moment) => (answerDue(openingHours, moment)?.getTime() ?? now) < now)
  const today = dayInSaoPaulo(now)
  const due = await store.find({ ...all, stepUntil: today, limit: MAX_LEADS })
  const steps = (await peopleBehind(store, due)).flatMap((requests) => {
    const [{ number, desk }] = requests
    // As the desk shows the person: an older form may name a step that was replaced since.
    const { owner, step, before } = carriedOver(requests)
    const stage = before ?? desk.stage
    const isOpen = stage !== 'won' && stage !== 'lost' && (owner === '' || owner === me)
    const { name, email, phone } = knownContact(requests.map(({ fields }) => contactOf(fields)))
    return step && step.on <= today && isOpen
      ? [{ number, who: name || email || phone, text: step.text, on: step.on }]
      : []
  })
  return {
    leads: { people: since.length, late: late.length, isMore: found.length === MAX_LEADS },
    steps: steps.toSorted((one, other) => (one.on < other.on ? -1 : 1)).slice(0, MAX_STEPS),
  }
}

/** Of the texts: what somebody has written and not published. */
export const waitingDrafts = ({ collections }: Pick<ContentDesk, 'collections'>): OverviewWaiting['drafts'] =>
  collections.flatMap(({ name, schema: { title }, draft }) =>
    draft ? [{ collection: name, ...(typeof title === 'string' && { title }), by: draft.by, at: draft.at }] : [],
  )
