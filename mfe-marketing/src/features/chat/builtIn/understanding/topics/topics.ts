import { moneyTopics } from './moneyTopics.ts'
import { otherTopics } from './otherTopics.ts'
import { serviceTopics } from './serviceTopics.ts'
import { siteTopics } from './siteTopics.ts'
import { talkTopics } from './talkTopics.ts'
import { trustTopics } from './trustTopics.ts'

/** Of two topics, the one whose pattern says more is meant: an online shop is not the trade of a shop. */
export const topics = { ...talkTopics, ...moneyTopics, ...siteTopics, ...serviceTopics, ...trustTopics, ...otherTopics }

export type TopicName = keyof typeof topics
