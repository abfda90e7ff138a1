import { RESPONSE_TIMEOUT, generateImage } from './generateImage.ts'

const image = { taskType: 'imageInference', imageURL: 'https://images.example/1.webp', seed: 7 }

function request(respond: (url: string, init: RequestInit) => Promise<Response>) {
  const cancel = new AbortController()
  const fetch = jest.fn((input: RequestInfo | URL, init: RequestInit = {}) => respond(String(input), init))
  const sent = { provider: 'https://provider.example', apiKey: 'secret', positivePrompt: 'a dog' }
  const result = generateImage({ ...sent, signal: cancel.signal }, { fetch, newId: () => 'task-1' })
  return { result, fetch, cancel }
}

const untilAborted = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

it('posts the two tasks to /v1 and keeps the key out of the URL', async () => {
  const { result, fetch } = request(async () => Response.json({ data: [image] }))

  expect(await result).toEqual({ status: 'generated', image })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://provider.example/v1')
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(JSON.parse(String(init?.body))).toEqual([
    { taskType: 'authentication', apiKey: 'secret' },
    {
      taskType: 'imageInference',
      taskUUID: 'task-1',
      positivePrompt: 'a dog',
      width: 1024,
      height: 768,
      model: 'runware:100@1',
      numberResults: 1,
      outputFormat: 'WEBP',
      CFGScale: 1,
      scheduler: 'FlowMatchEulerDiscreteScheduler',
      strength: 0.8,
    },
  ])
})

it.each([
  { status: 500, keyRefused: false },
  { status: 429, keyRefused: false },
  { status: 401, keyRefused: true },
  { status: 403, keyRefused: true },
])("a non-OK HTTP response gives 'HTTP error! status: $status'", async ({ status, keyRefused }) => {
  const { result } = request(async () => new Response('{"errors":[{"message":"other"}]}', { status }))

  expect(await result).toEqual({ status: 'failed', message: `HTTP error! status: ${status}`, keyRefused })
})

it.each([
  ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['responds with something that is not JSON', async () => new Response('<html>')],
  ['is cut off in the middle of its response', async () => new Response('{"data":[{"taskType":"imageInf')],
])('fails without a message of its own when the provider %s', async (_, respond) => {
  const { result } = request(respond)

  expect(await result).toEqual({ status: 'failed', keyRefused: false })
})

it('is cancelled by its signal, before and during the call', async () => {
  const during = request(untilAborted)
  during.cancel.abort()
  const before = generateImage(
    { provider: '', apiKey: '', positivePrompt: '', signal: AbortSignal.abort() },
    { fetch: during.fetch, newId: () => '' },
  )

  expect(await during.result).toEqual({ status: 'cancelled' })
  expect(await before).toEqual({ status: 'cancelled' })
  expect(during.fetch).toHaveBeenCalledTimes(1)
})

it('times out when the provider does not respond', async () => {
  jest.useFakeTimers()
  const { result } = request(untilAborted)
  const settled = jest.fn()
  result.then(settled)

  await jest.advanceTimersByTimeAsync(RESPONSE_TIMEOUT - 1)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)

  expect(settled).toHaveBeenCalledWith({ status: 'failed', keyRefused: false })
  jest.useRealTimers()
})
