import { readImageResponse } from './readImageResponse.ts'

const image = { taskType: 'imageInference', imageURL: 'https://images.example/1.webp', seed: 7 }
const authentication = { taskType: 'authentication', connectionSessionUUID: 'a' }

it('reads address and seed of the entry of inference type', () => {
  const response = { data: [authentication, { ...image, cost: 1, taskUUID: 'b' }] }

  expect(readImageResponse(response)).toEqual({ status: 'generated', image })
})

it.each([
  { form: 'error', response: { error: 'No credit left' }, message: 'No credit left' },
  {
    form: 'errors[0].message',
    response: { errors: [{ message: 'Bad prompt' }, { message: 'x' }] },
    message: 'Bad prompt',
  },
  { form: 'errorMessage', response: { errorMessage: 'Model is busy' }, message: 'Model is busy' },
  { form: 'error as a flag', response: { error: true, errorMessage: 'Too many' }, message: 'Too many' },
  { form: 'error without words', response: { error: true }, message: 'Generation failed' },
  { form: 'errors without words', response: { errors: [{ code: 3 }] }, message: 'Generation failed' },
  { form: 'error beside an image', response: { error: 'Partial', data: [image] }, message: 'Partial' },
])("a provider error ($form) uses its message or 'Generation failed'", ({ response, message }) => {
  expect(readImageResponse(response)).toEqual({ status: 'failed', message, keyRefused: false })
})

it('knows a refused key, with which no further call makes sense', () => {
  const response = { errors: [{ message: 'Invalid API key', taskType: 'authentication' }] }

  expect(readImageResponse(response)).toEqual({ status: 'failed', message: 'Invalid API key', keyRefused: true })
})

it.each([
  ['nothing', null],
  ['text', 'ok'],
  ['a list', []],
  ['no data', {}],
  ['data that is no list', { data: image }],
  ['no inference entry', { data: [authentication] }],
  ['no address', { data: [{ ...image, imageURL: undefined }] }],
  ['an address that is none', { data: [{ ...image, imageURL: 'images/1.webp' }] }],
  ['an address that is code', { data: [{ ...image, imageURL: 'javascript:alert(1)' }] }],
  ['no seed', { data: [{ ...image, seed: null }] }],
])('a malformed response (%s) fails without a message of its own', (_, response) => {
  expect(readImageResponse(response)).toEqual({ status: 'failed', keyRefused: false })
})
