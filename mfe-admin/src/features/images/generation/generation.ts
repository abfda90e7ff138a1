import type { ProviderImage } from '../provider/readImageResponse.ts'
import { type PlannedImage, plannedImages } from './plannedImages.ts'

/** A finished image with its alt text and category (specification, section 3). */
export type GeneratedImage = ProviderImage & Pick<PlannedImage, 'altText' | 'category' | 'number'>

type ImageStatus =
  | { status: 'waiting' }
  | { status: 'generating' }
  | { status: 'ready'; image: ProviderImage }
  | { status: 'failed'; message: string }

export type ImageSlot = { planned: PlannedImage } & ImageStatus

/** The generator's state (specification, section 4); `slots` has one entry per planned image, in their order. */
export type Generation = {
  phase: 'idle' | 'generating' | 'finished'
  slots: readonly ImageSlot[]
  /** The current or last run: its targets, and the number of finished calls. */
  run: { targets: readonly PlannedImage[]; ended: number }
}

export type GenerationEvent =
  | { type: 'runStarted'; targets: readonly PlannedImage[] }
  | { type: 'imageStarted'; number: number }
  | { type: 'imageGenerated'; number: number; image: ProviderImage }
  | { type: 'imageFailed'; number: number; message: string }
  | { type: 'runEnded' }

export const idleGeneration: Generation = {
  phase: 'idle',
  slots: plannedImages.map((planned) => ({ planned, status: 'waiting' })),
  run: { targets: [], ended: 0 },
}

/** The reducer of the generation. */
export function generation(state: Generation, event: GenerationEvent): Generation {
  switch (event.type) {
    case 'runStarted':
      return {
        phase: 'generating',
        slots: state.slots.map((slot) =>
          event.targets.includes(slot.planned) ? { planned: slot.planned, status: 'waiting' } : slot,
        ),
        run: { targets: event.targets, ended: 0 },
      }
    case 'imageStarted':
      return withStatus(state, event.number, { status: 'generating' })
    case 'imageGenerated':
      return endOne(withStatus(state, event.number, { status: 'ready', image: event.image }))
    case 'imageFailed':
      return endOne(withStatus(state, event.number, { status: 'failed', message: event.message }))
    case 'runEnded':
      return {
        ...state,
        phase: 'finished',
        slots: state.slots.map((slot) =>
          slot.status === 'generating' ? { planned: slot.planned, status: 'waiting' } : slot,
        ),
      }
  }
}

function withStatus(state: Generation, number: number, status: ImageStatus): Generation {
  return {
    ...state,
    slots: state.slots.map((slot) => (slot.planned.number === number ? { planned: slot.planned, ...status } : slot)),
  }
}

function endOne(state: Generation): Generation {
  return { ...state, run: { ...state.run, ended: state.run.ended + 1 } }
}

/** The images that are missing: not requested yet, failed or cancelled. */
export function missingImages(slots: readonly ImageSlot[]): PlannedImage[] {
  return slots.filter(({ status }) => status !== 'ready').map(({ planned }) => planned)
}

/** The finished images. */
export function readyImages(slots: readonly ImageSlot[]): GeneratedImage[] {
  return slots.flatMap((slot) => {
    if (slot.status !== 'ready') return []
    const { altText, category, number } = slot.planned
    return [{ ...slot.image, altText, category, number }]
  })
}
