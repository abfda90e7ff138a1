import type { ContentOutcome, ContentPlan, ContentRequest } from '@site/contracts/ContentDesk'
import type { ContentStore } from '../../../../releaseStore/content/ContentStore.ts'
import type { ContentPublisher } from '../createContentPublisher.ts'
import { ContentProblem, conflict } from '../ContentProblem.ts'
import { type PlanRevision, plannedCollections, readPlan, statePlan } from './contentPlans.ts'
import { momentOf } from './saoPauloTime.ts'

type Options = { store: ContentStore; publisher: ContentPublisher; now: () => number }

const MINUTE = 60_000
/** How far ahead a plan may be, and how long a process may take before another one publishes in its place; in ms. */
const limits = { ahead: 366 * 24 * 60 * MINUTE, claim: 5 * MINUTE }

const texts = {
  past: 'Esta hora já passou. Escolha outra, no horário de São Paulo.',
  far: 'A publicação pode ser marcada para daqui a um ano, no máximo.',
  none: 'Nada está marcado para este texto.',
  running: 'O texto está sendo publicado agora. Espere um instante.',
} as const

/** Texts that are published at a time, by whichever process is first. */
export function createSchedule({ store, publisher, now }: Options) {
  const time = () => new Date(now()).toISOString()

  async function state(name: string, after: number, content: Parameters<typeof statePlan>[3]): Promise<void> {
    if (await statePlan(store, name, after, content)) return
    const other = await readPlan(store, name)
    throw conflict('mudou o que está marcado', other?.by ?? 'Alguém', other?.at ?? time())
  }

  async function publishClaimed(name: string, claimed: PlanRevision, plan: ContentPlan): Promise<void> {
    const { by, value, base = null, revision } = claimed
    const after = (content: object) => statePlan(store, name, revision, { by, at: time(), ...content })
    try {
      // A process that ended may have published it already.
      const isLive = await publisher.says(name, value)
      if (!isLive) await publisher.publish({ name, value, base }, by, plan.publishAt)
      await after({})
    } catch (error) {
      if (!(error instanceof ContentProblem)) throw error
      // The machine's trouble passes: the claim ends, and the next one tries again.
      if (error.status === 503) return
      const { isConflict: _, ...refused } = error.refusal
      await after({ plan: { ...plan, refused }, value, base })
    }
  }

  return {
    /** @throws ContentProblem if the text is refused, or the time is not to come */
    async plan({ name, value, base, at, revision }: ContentRequest<'plan'>, by: string): Promise<ContentOutcome> {
      const moment = momentOf(at) ?? 0
      if (moment <= now()) throw new ContentProblem(422, { reason: texts.past })
      if (moment > now() + limits.ahead) throw new ContentProblem(422, { reason: texts.far })
      await publisher.check(name, value)
      const plan = { by, publishAt: new Date(moment).toISOString(), localTime: at }
      await state(name, revision, { by, at: time(), plan, value, base })
      return { revision: revision + 1 }
    },

    /** @throws ContentProblem */
    async cancel({ name, revision }: ContentRequest<'cancel'>, by: string): Promise<ContentOutcome> {
      const present = await readPlan(store, name)
      if (!present?.plan) throw new ContentProblem(404, { reason: texts.none })
      if (isClaimed(present, now())) throw new ContentProblem(409, { reason: texts.running })
      await state(name, revision, { by, at: time() })
      return { revision: revision + 1 }
    },

    /** What is planned for a collection, and the number of its last change. */
    async of(name: string): Promise<{ planRevision: number; plan?: ContentPlan }> {
      const { revision = 0, plan } = (await readPlan(store, name)) ?? {}
      return { planRevision: revision, ...(plan && { plan }) }
    },

    /** Publishes what is due, unless another process is at it. */
    async publishDue(): Promise<void> {
      for (const name of await plannedCollections(store)) {
        const present = await readPlan(store, name)
        const { plan } = present ?? {}
        if (!present || !plan || !isDue(present, plan, now())) continue
        const claim = { ...present, claimedUntil: now() + limits.claim }
        const { revision, ...content } = claim
        if (!(await statePlan(store, name, revision, content))) continue
        await publishClaimed(name, { ...claim, revision: revision + 1 }, plan)
      }
    },
  }
}

const isClaimed = ({ claimedUntil = 0 }: PlanRevision, now: number) => claimedUntil > now

function isDue(present: PlanRevision, { publishAt, refused }: ContentPlan, now: number): boolean {
  return !refused && !isClaimed(present, now) && Date.parse(publishAt) <= now
}
