import type { ImageRequest } from '../provider/generateImage.ts'
import type { GenerateResult } from '../provider/readImageResponse.ts'
import { type GenerationEvent, generation, idleGeneration } from './generation.ts'
import { progressText } from './generationTexts.ts'
import { plannedImages } from './plannedImages.ts'
import { REQUEST_INTERVAL, UNKNOWN_FAILURE, pause, runGeneration } from './runGeneration.ts'

const generated: GenerateResult = {
  status: 'generated',
  image: { imageURL: 'https://images.example/1.webp', seed: 7, taskType: 'imageInference' },
}
const failed = (message?: string, keyRefused = false): GenerateResult => ({ status: 'failed', message, keyRefused })

function start(respond: (call: number, cancel: AbortController) => GenerateResult, targets = plannedImages) {
  let state = idleGeneration
  const cancel = new AbortController()
  const texts: string[] = []
  const dispatch = (event: GenerationEvent) => {
    state = generation(state, event)
    if (texts.at(-1) !== progressText(state)) texts.push(progressText(state))
  }
  let calls = 0
  const generate = jest.fn(async (_: ImageRequest) => {
    calls += 1
    return respond(calls, cancel)
  })
  const request = { targets, provider: 'https://provider.example', apiKey: 'secret', signal: cancel.signal }
  const outcome = runGeneration({ ...request, dispatch, generate, pause })
  return {
    outcome,
    generate,
    cancel,
    texts,
    state: () => state,
    statuses: () => state.slots.map((slot) => slot.status),
  }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

it('calls the provider once per prompt, one after the other with a pause of 1 s', async () => {
  const { outcome, generate, state } = start(() => generated)

  await jest.advanceTimersByTimeAsync(0)
  expect(generate).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(REQUEST_INTERVAL - 1)
  expect(generate).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(generate).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(10 * REQUEST_INTERVAL)

  expect(await outcome).toEqual({ status: 'succeeded' })
  expect(generate.mock.calls.map(([request]) => request)).toMatchObject(
    plannedImages.map(({ positivePrompt }) => ({ positivePrompt, apiKey: 'secret' })),
  )
  expect(state().phase).toBe('finished')
})

it('reports the progress of each image', async () => {
  const { texts } = start(() => generated, plannedImages.slice(2, 4))

  await jest.advanceTimersByTimeAsync(REQUEST_INTERVAL)

  expect(texts).toEqual([
    'Gerando imagem 1 de 2: Delivery',
    'Gerando imagem 2 de 2: Restaurantes',
    '2 de 12 imagens prontas.',
  ])
})

it('continues after a failed image, and ends with the first reason', async () => {
  const { outcome, statuses, texts } = start(
    (call) => {
      if (call === 2) return failed('Bad prompt')
      return call === 4 ? failed() : generated
    },
    plannedImages.slice(0, 5),
  )

  await jest.advanceTimersByTimeAsync(4 * REQUEST_INTERVAL)

  expect(await outcome).toEqual({ status: 'failed', message: 'Bad prompt' })
  expect(statuses().slice(0, 6)).toEqual(['ready', 'failed', 'ready', 'failed', 'ready', 'waiting'])
  expect(texts.at(-1)).toBe('3 de 12 imagens prontas, 2 com falha.')
})

it('has a default message for a failure without a reason', async () => {
  const { outcome } = start(() => failed(), plannedImages.slice(0, 1))

  expect(await outcome).toEqual({ status: 'failed', message: UNKNOWN_FAILURE })
})

it('stops when the key is refused', async () => {
  const { outcome, generate } = start(() => failed('HTTP error! status: 401', true))

  expect(await outcome).toEqual({ status: 'failed', message: 'HTTP error! status: 401' })
  expect(generate).toHaveBeenCalledTimes(1)
})

it('is cancelled at once during a pause, and makes no more requests', async () => {
  const { outcome, generate, cancel, statuses } = start(() => generated)
  await jest.advanceTimersByTimeAsync(REQUEST_INTERVAL / 2)

  cancel.abort()

  expect(await outcome).toEqual({ status: 'cancelled' })
  expect(generate).toHaveBeenCalledTimes(1)
  expect(statuses().filter((status) => status === 'waiting')).toHaveLength(11)
})

it('is cancelled during a call, and its image becomes pending again', async () => {
  const { outcome, statuses } = start((_, cancel) => {
    cancel.abort()
    return { status: 'cancelled' }
  })

  expect(await outcome).toEqual({ status: 'cancelled' })
  expect(new Set(statuses())).toEqual(new Set(['waiting']))
})

it('retries only a failed image and leaves the others as they are', async () => {
  const first = start((call) => (call === 1 ? failed('Bad prompt') : generated), plannedImages.slice(0, 2))
  await jest.advanceTimersByTimeAsync(REQUEST_INTERVAL)

  const again = generation(first.state(), { type: 'runStarted', targets: plannedImages.slice(0, 1) })

  expect(again.slots.slice(0, 2).map(({ status }) => status)).toEqual(['waiting', 'ready'])
})
