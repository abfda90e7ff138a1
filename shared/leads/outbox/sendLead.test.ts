it('can be imported where pages are rendered, without a window', async () => {
  expect(typeof window).toBe('undefined')

  const { sendLead } = await import('./sendLead.ts')

  expect(sendLead).toBeInstanceOf(Function)
})
