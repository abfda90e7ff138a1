import { createInteractions } from './slowestInteraction.ts'

/** Separate interactions with these durations, in ms. */
const each = (...durations: number[]) => durations.map((duration, index) => [index + 1, duration] as const)

it.each([
  { events: [], count: 0, worst: undefined },
  { events: each(96), count: 1, worst: 96 },
  { events: [[0, 500]] as const, count: 0, worst: undefined },
  { events: each(40, 240, 96), count: 49, worst: 240 },
  { events: each(40, 240, 96), count: 50, worst: 96 },
  { events: each(40, 240, 96), count: 149, worst: 40 },
  { events: each(40, 240, 96), count: 900, worst: 40 },
  { events: each(...Array.from({ length: 30 }, (_, index) => index)), count: 5000, worst: 20 },
  {
    events: [
      [7, 48],
      [7, 240],
      [7, 96],
    ] as const,
    count: 50,
    worst: 240,
  },
])('represents $count interactions, $events of them reported, by $worst ms', ({ events, count, worst }) => {
  const interactions = createInteractions()

  for (const [interactionId, duration] of events) interactions.add({ interactionId, duration })

  expect(interactions.worst(count)).toBe(worst)
})
