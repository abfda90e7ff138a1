import { registerServiceWorker } from './registerServiceWorker.ts'

it.each([
  { mobile: true, script: '/mobile-sw.js' },
  { mobile: false, script: '/sw.js' },
])('registers $script if mobile is $mobile', async ({ mobile, script }) => {
  const register = jest.fn()

  await registerServiceWorker({ workers: { register }, mobile })

  expect(register).toHaveBeenCalledWith(script, { updateViaCache: 'none' })
})

it('ignores errors silently', async () => {
  const register = jest.fn().mockRejectedValue(new Error('SecurityError'))

  await expect(registerServiceWorker({ workers: { register }, mobile: false })).resolves.toBeUndefined()
})
