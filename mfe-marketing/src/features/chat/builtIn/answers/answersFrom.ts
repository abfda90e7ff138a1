import type { TopicName } from '../understanding/topics/topics.ts'
import type { Answer } from './Answer.ts'
import { answerParts, type ChatSite, type Known, people } from './answerParts.ts'
import { moneyAnswers } from './moneyAnswers.ts'
import { serviceAnswers } from './serviceAnswers.ts'
import { siteAnswers } from './siteAnswers.ts'
import { talkAnswers } from './talkAnswers.ts'
import { trustAnswers } from './trustAnswers.ts'

export const unknownAnswer = (site: ChatSite): Answer => ({
  text: `Essa eu não sei responder. A ${people(site).slice('a '.length)}.`,
  handsOver: true,
})
/** After answers to other parts of a message. */
export const restAnswer = (site: ChatSite): Answer => ({
  text: `O resto eu não sei responder: ${people(site)}.`,
  handsOver: true,
})

/** Alex's answers, made of what the pages say: the questions, the guarantees, the prices and the one list of the offer. */
export function answersFrom(site: ChatSite, known: Known): Record<Exclude<TopicName, 'nothing'>, Answer> {
  const parts = answerParts(site, known)
  return {
    ...talkAnswers(parts),
    ...moneyAnswers(parts),
    ...siteAnswers(parts),
    ...serviceAnswers(parts),
    ...trustAnswers(parts),
  }
}
