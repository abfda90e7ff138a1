import { readImageResponse } from './readImageResponse.ts'

const image = { taskType: 'imageInference', imageURL: 'https://images.example/1.webp', seed: 7 }
const authentication = { taskType: 'authentication', connectionSessionUUID: 'a' }

it('reads URL and seed from the entry of the inference task', () => {
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

it('recognises a refused key, after which no further call makes sense', () => {
  const response = { errors: [{ message: 'Invalid API key', taskType: 'authentication' }] }

  expect(readImageResponse(response)).toEqual({ status: 'failed', message: 'Invalid API key', keyRefused: true })
})

it.each([
  ['nothing', null],
  ['text', 'ok'],
  ['a list', []],
  ['no data', {}],
  ['data that is not a list', { data: image }],
  ['no inference entry', { data: [authentication] }],
  ['no address', { data: [{ ...image, imageURL: undefined }] }],
  ['an invalid address', { data: [{ ...image, imageURL: 'images/1.webp' }] }],
  ['an address with a script', { data: [{ ...image, imageURL: 'javascript:alert(1)' }] }],
  ['no seed', { data: [{ ...image, seed: null }] }],
])('a malformed response (%s) fails without a message of its own', (_, response) => {
  expect(readImageResponse(response)).toEqual({ status: 'failed', keyRefused: false })
})
