import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { sampleSiteWith } from '@site/remote-kit/testing/sampleSite'
import { act, screen, within } from '@testing-library/react'
import { REQUEST_INTERVAL } from './generation/runGeneration.ts'
import { ImageGenerator } from './ImageGenerator.tsx'
import { imageProvider } from './provider/imageProvider.ts'
import type { GenerateResult } from './provider/readImageResponse.ts'

const failed: GenerateResult = { status: 'failed', message: 'Bad prompt', keyRefused: false }
const generated = (call: number): GenerateResult => ({
  status: 'generated',
  image: { imageURL: `https://images.example/${call}.webp`, seed: call, taskType: 'imageInference' },
})

function open(respond: (call: number) => GenerateResult | Promise<GenerateResult> = generated) {
  let calls = 0
  const generate = jest.fn(async () => {
    calls += 1
    return respond(calls)
  })
  const save = jest.fn()
  const view = renderInSite(<ImageGenerator generate={generate} save={save} />, {
    site: sampleSiteWith(imageProvider),
    fakeClock: true,
  })
  const toasts = () => view.actions.map((action) => ('payload' in action ? action.payload : undefined))
  return { ...view, generate, save, toasts }
}

type View = ReturnType<typeof open>

const key = () => screen.getByLabelText('Chave da API do Runware')

async function generateAll({ user }: View) {
  await user.type(key(), 'secret')
  await user.click(screen.getByRole('button', { name: 'Gerar 12 imagens' }))
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('requires the API key', async () => {
  const view = open()

  await view.user.type(key(), '   ')
  await view.user.click(screen.getByRole('button', { name: 'Gerar 12 imagens' }))

  expect(view.toasts()).toEqual([
    {
      title: 'API Key Required',
      description: 'Please enter your Runware API key to generate images.',
      tone: 'destructive',
    },
  ])
  expect(key()).toBeInvalid()
  expect(key()).toHaveFocus()
  await view.user.type(key(), 'k')
  expect(key()).toBeValid()
  expect(view.generate).not.toHaveBeenCalled()
})

it('takes the key in a password field that password managers ignore, and stores nothing', async () => {
  const view = open()
  await generateAll(view)

  expect(key()).toHaveAttribute('type', 'password')
  expect(key()).toHaveAttribute('autocomplete', 'off')
  expect(key()).toHaveAttribute('data-1p-ignore')
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

it('disables the inputs during generation and shows images as they arrive', async () => {
  const view = open()
  await generateAll(view)
  await pass(REQUEST_INTERVAL)

  expect(screen.getByRole('status')).toHaveTextContent('Gerando imagem 3 de 12: Delivery')
  expect(screen.getByRole('progressbar')).toHaveValue(2)
  expect(screen.getAllByRole('img')).toHaveLength(2)
  expect(key()).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Gerando…' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
})

it('finishes with a success toast', async () => {
  const view = open()
  await generateAll(view)
  await pass(11 * REQUEST_INTERVAL)

  expect(view.toasts()).toEqual([{ title: 'Success!', description: 'Generated 12 images successfully.' }])
  expect(screen.getByRole('status')).toHaveTextContent('As 12 imagens estão prontas.')
  expect(screen.getAllByRole('img')).toHaveLength(12)
  expect(key()).toBeEnabled()
})

it('finishes with a failure toast, and retries only the failed image', async () => {
  const view = open((call) => (call === 3 ? failed : generated(call)))
  await generateAll(view)
  await pass(11 * REQUEST_INTERVAL)
  expect(view.toasts()).toEqual([{ title: 'Generation Failed', description: 'Bad prompt', tone: 'destructive' }])
  expect(screen.getByText('Bad prompt')).toBeVisible()

  await view.user.click(screen.getByRole('button', { name: 'Tentar de novo a imagem 3' }))
  await pass(0)

  expect(view.generate).toHaveBeenCalledTimes(13)
  expect(view.toasts()[1]).toEqual({ title: 'Success!', description: 'Generated 12 images successfully.' })
})

it("fails with 'Failed to generate images. Please try again.' if there is no message", async () => {
  const view = open(() => ({ status: 'failed', keyRefused: true }))
  await generateAll(view)
  await pass(0)

  expect(view.toasts()).toMatchObject([
    { title: 'Generation Failed', description: 'Failed to generate images. Please try again.' },
  ])
})

it('is cancelled without a toast, and then generates the missing images', async () => {
  const view = open()
  await generateAll(view)
  await pass(0)
  await view.user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await pass(5 * REQUEST_INTERVAL)
  expect(view.generate).toHaveBeenCalledTimes(1)
  expect(view.actions).toEqual([])

  await view.user.click(screen.getByRole('button', { name: 'Gerar as 11 imagens que faltam' }))
  await pass(10 * REQUEST_INTERVAL)

  expect(view.generate).toHaveBeenCalledTimes(12)
  expect(view.toasts()).toMatchObject([{ title: 'Success!' }])
})

it('makes no more requests after the page is left', async () => {
  const view = open()
  await generateAll(view)
  await pass(0)

  view.unmount()
  await pass(5 * REQUEST_INTERVAL)

  expect(view.generate).toHaveBeenCalledTimes(1)
})

it('copies the alt text', async () => {
  const view = open()
  const write = jest.spyOn(navigator.clipboard, 'writeText')

  await view.user.click(screen.getByRole('button', { name: 'Copiar texto alternativo da imagem 1' }))

  const first = within(screen.getByRole('region', { name: 'Delivery' })).getAllByRole('listitem')[0]
  expect(first).toHaveTextContent(String(write.mock.calls[0]?.[0]))
  expect(view.toasts()).toEqual([{ title: 'Copied!', description: 'Alt text copied to clipboard.' }])
})

describe('downloads', () => {
  const respondWith = (response: () => Promise<unknown>) => {
    globalThis.fetch = jest.fn(response) as unknown as typeof fetch
  }
  const webp = new Blob(['webp'])
  webp.arrayBuffer = async () => new Uint8Array([1, 2, 3]).buffer

  it('saves an image as {category lowercased}-{index}.webp', async () => {
    respondWith(async () => ({ ok: true, blob: async () => webp }))
    const view = open()
    await generateAll(view)
    await pass(3 * REQUEST_INTERVAL)

    await view.user.click(screen.getByRole('button', { name: 'Baixar restaurantes-4.webp' }))

    expect(fetch).toHaveBeenCalledWith('https://images.example/4.webp', expect.anything())
    expect(view.save).toHaveBeenCalledWith(webp, 'restaurantes-4.webp')
  })

  it('saves all images as one zip', async () => {
    respondWith(async () => ({ ok: true, blob: async () => webp }))
    const view = open()
    await generateAll(view)
    await pass(11 * REQUEST_INTERVAL)

    await view.user.click(screen.getByRole('button', { name: 'Baixar as 12 imagens em um zip' }))
    await pass(0)

    expect(view.toasts()).toMatchObject([{ title: 'Success!' }])
    expect(fetch).toHaveBeenCalledTimes(12)
    expect(view.save).toHaveBeenCalledWith(expect.any(Blob), 'imagens.zip')
  })

  it.each([
    ['is gone', async () => ({ ok: false, status: 404 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says so when the image %s', async (_, response) => {
    respondWith(response)
    const view = open()
    await generateAll(view)
    await pass(0)

    await view.user.click(screen.getByRole('button', { name: 'Baixar delivery-1.webp' }))

    expect(view.save).not.toHaveBeenCalled()
    expect(view.toasts()).toEqual([
      { title: 'Download Failed', description: 'Failed to download image. Please try again.', tone: 'destructive' },
    ])
  })
})
