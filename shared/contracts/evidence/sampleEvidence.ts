import { filled } from '../site/placeholders.ts'
import { type Evidence, parseEvidence } from './Evidence.ts'
import deliveries from './samples/deliveries.json'
import guarantees from './samples/guarantees.json'
import offer from './samples/offer.json'
import prices from './samples/prices.json'
import story from './samples/story.json'
import successCases from './samples/successCases.json'
import team from './samples/team.json'
import testimonials from './samples/testimonials.json'
import views from './samples/views.json'

/** What a site says until its operator has real content, as an editor begins with it. No person or number in it is real. */
export const sampleTexts: Evidence = parseEvidence({
  testimonials,
  story,
  successCases,
  views,
  guarantees,
  prices,
  offer,
  team,
  deliveries,
})

/** The same as pages show it. */
export const sampleEvidence: Evidence = filled(sampleTexts, { openingHours: '' })
