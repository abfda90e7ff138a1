import { judgeCanary } from '../judgeCanary.ts'
import { countDocuments } from './countDocuments.ts'
import { reportOf, type SimulatedRelease } from './SimulatedRelease.ts'
import { congestionAt, type Traffic, visit, visitorsIn } from './simulateVisitors.ts'

type Case = {
  traffic: Traffic
  control: SimulatedRelease
  canary: SimulatedRelease
  /** The canary's shares: the next one follows when it is called fine, at most one per hour. */
  shares: readonly number[]
  hours: number
  /** How often it is judged, in minutes. */
  every?: number
  /** The verdict that ends it. */
  ends?: 'worse' | 'fine'
  chance: () => number
}

type Moment = { documents: number; minutes: number }

/** When it was first called fine, and when worse. */
type Outcome = { fine?: Moment; worse?: Moment }

/** Visitors arrive minute by minute, and their reports are judged as they come in. */
export function simulateCanary(options: Case): Outcome {
  const { traffic, shares, hours, every = 1, ends = 'worse', chance } = options
  const counts = countDocuments(chance)
  const outcome: Outcome = {}
  let documents = 0
  let rung = 0
  let changedAt = 0

  for (let minute = 0; minute < hours * 60; minute += 1) {
    if (minute % 60 === 0) counts.beginPeriod()
    counts.receive(minute)
    const congestion = congestionAt(minute)
    for (let visitors = visitorsIn(minute, traffic, chance); visitors > 0; visitors -= 1) {
      const side = chance() < (shares[rung] ?? 0) ? 'canary' : 'control'
      for (const chances of visit(traffic, chance)) {
        documents += 1
        counts.send(minute, side, reportOf(options[side], chances, congestion))
      }
    }
    if (minute % every > 0) continue
    const { verdict } = judgeCanary(counts.evidence)
    if (verdict === 'not enough data') continue
    outcome[verdict] ??= { documents, minutes: minute + 1 }
    if (verdict === ends) break
    if (verdict === 'fine' && rung + 1 < shares.length && minute >= changedAt + 60) {
      rung += 1
      changedAt = minute
      counts.beginPeriod()
    }
  }
  return outcome
}
