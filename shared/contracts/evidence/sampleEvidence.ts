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

/** What a site shows until its operator has real content. No person or number in it is real. */
export const sampleEvidence: Evidence = parseEvidence({
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
