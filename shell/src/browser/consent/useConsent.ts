import type { SiteEvent } from '@site/contracts/documentContract'
import { useEffect, useState } from 'react'
import type { ConsentQuestion } from './consentQuestions.ts'
import { type ConsentChoice, rememberChoice, rememberedChoice } from './rememberedChoice.ts'

/** `asking` is for questions without an answer; `reviewing` was requested by the visitor, and asks everything again. */
type Asking = { phase: 'asking' | 'reviewing'; left: readonly ConsentQuestion[] }

/** The consents that a site needs: which to ask for now, and what follows from the choice. */
export function useConsent(questions: readonly ConsentQuestion[]) {
  const [{ phase, left }, setAsking] = useState<Asking>(() => ({
    phase: 'asking',
    left: questions.filter((question) => !rememberedChoice(question)),
  }))
  const [question] = left

  useEffect(() => {
    for (const asked of questions) if (rememberedChoice(asked) === 'accepted') asked.start()
    const review = () => setAsking({ phase: 'reviewing', left: questions })
    document.addEventListener('site:consent-review' satisfies SiteEvent, review)
    return () => document.removeEventListener('site:consent-review' satisfies SiteEvent, review)
  }, [questions])

  const choose = (choice: ConsentChoice) => {
    if (!question) return
    rememberChoice(question, choice)
    if (choice === 'accepted') question.start()
    else question.stop()
    setAsking({ phase, left: left.slice(1) })
  }
  return { phase, question, choose }
}
