import type { SiteEvent } from '@site/contracts/documentContract'
import { useEffect, useState } from 'react'
import { loadAnalytics, stopAnalytics } from '../analytics/analytics.ts'
import { type ConsentChoice, rememberChoice, rememberedChoice } from './rememberedChoice.ts'

/** `asking` is the first question; `reviewing` was requested by the visitor. */
export type ConsentPhase = 'answered' | 'asking' | 'reviewing'

/** The consent to analytics: when to ask for it, and what follows from the choice. */
export function useConsent(analyticsId: string) {
  const [phase, setPhase] = useState<ConsentPhase>(() => (rememberedChoice() ? 'answered' : 'asking'))

  useEffect(() => {
    if (rememberedChoice() === 'accepted') loadAnalytics(analyticsId)
    const review = () => setPhase('reviewing')
    document.addEventListener('site:consent-review' satisfies SiteEvent, review)
    return () => document.removeEventListener('site:consent-review' satisfies SiteEvent, review)
  }, [analyticsId])

  const choose = (choice: ConsentChoice) => {
    rememberChoice(choice)
    if (choice === 'accepted') loadAnalytics(analyticsId)
    else void stopAnalytics(analyticsId)
    setPhase('answered')
  }
  return { phase, choose }
}
