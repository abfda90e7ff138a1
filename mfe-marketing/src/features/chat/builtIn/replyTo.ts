import { inSentence } from '../../offer/offerText.ts'
import type { Answer } from './answers/Answer.ts'
import type { ChatSite, Known } from './answers/answerParts.ts'
import { answersFrom, restAnswer, unknownAnswer } from './answers/answersFrom.ts'
import { featureSentence } from './answers/offerSentences.ts'
import { pageQuestions } from './answers/pageQuestions.ts'
import { plain } from './understanding/chatWords.ts'
import { topicsIn } from './understanding/topicsIn.ts'
import { featureForTrade } from './understanding/trades.ts'

/** The most messages with which Alex answers one: a person would read no more. */
const MOST = 3

/**
 * Alex's answers to a visitor's message: that of the page to a question of the page, otherwise one for each topic, in the order
 * in which they are asked. What he does not know he says, and leads to a person.
 */
export function replyTo(text: string, site: ChatSite, known: Known): Answer[] {
  const same = pageQuestions(site, known).find(({ question }) => plain(question) === plain(text))
  if (same) return [same.answer]
  const { names, asksMore } = topicsIn(text)
  if (names.length === 0) return [unknownAnswer(site)]
  const answers = answersFrom(site, known)
  const trade = tradeSentence(text, known)
  const replies = names
    .slice(0, MOST)
    .map((name) => (trade && GENERAL.includes(name) ? withSentence(answers[name], trade) : answers[name]))
  return asksMore || names.length > MOST ? [...replies, restAnswer(site)] : replies
}

/** Topics whose answer is the same for every business. */
const GENERAL: readonly string[] = ['trade', 'price', 'services']

/** What businesses of the kind that a message names ask for, at its price. */
function tradeSentence(text: string, known: Known): string | undefined {
  const feature = featureForTrade(text)
  const sentence = feature && featureSentence(known, feature)
  return sentence && `Para o seu ramo, há ainda: ${inSentence(sentence)}`
}

function withSentence(answer: Answer, sentence: string): Answer {
  return { ...answer, text: `${answer.text} ${sentence}` }
}
