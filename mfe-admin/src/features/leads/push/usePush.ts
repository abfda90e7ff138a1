import { useEffect, useState } from 'react'
import type { PushBrowser } from './pushBrowser.ts'
import type { PushClient } from './pushClient.ts'

export type PushPhase = 'checking' | 'unsupported' | 'off' | 'on' | 'working'

const texts = {
  on: 'Pronto: este aparelho avisa de leads novos.',
  off: 'Pronto: este aparelho não avisa mais.',
  blocked: 'O navegador não permitiu. Permita notificações deste site nas configurações dele e tente de novo.',
  failed: 'O navegador não conseguiu ligar os avisos. Confira a conexão e tente de novo.',
  tested: 'O teste foi enviado. Ele aparece em instantes.',
} as const

/** Notices on this device: whether they are on, and what the last action led to. */
export function usePush(client: PushClient, browser: PushBrowser) {
  const [phase, setPhase] = useState<PushPhase>('checking')
  const [said, setSaid] = useState('')

  useEffect(() => {
    let isCurrent = true
    async function check(): Promise<PushPhase> {
      if (!browser.isSupported()) return 'unsupported'
      const device = await browser.current()
      if (!device) return 'off'
      const answer = await client.act('known', device)
      return answer.status === 'done' && answer.value.isOn ? 'on' : 'off'
    }
    check()
      .catch((): PushPhase => 'unsupported')
      .then((found) => isCurrent && setPhase(found))
    return () => {
      isCurrent = false
    }
  }, [client, browser])

  /** One thing at a time; what fails leaves everything as it was. */
  async function run(work: () => Promise<readonly [PushPhase, string]>): Promise<void> {
    const former = phase
    setPhase('working')
    setSaid('')
    const [next, text] = await work().catch(() => [former, texts.failed] as const)
    setPhase(next)
    setSaid(text)
  }

  return {
    phase,
    said,
    switchOn: () =>
      run(async () => {
        const key = await client.key()
        if (key.status !== 'done') return ['off', key.reason]
        const device = await browser.subscribe(key.value.publicKey)
        if (!device) return ['off', texts.blocked]
        const answer = await client.act('add', device)
        return answer.status === 'done' ? ['on', texts.on] : ['off', answer.reason]
      }),
    switchOff: () =>
      run(async () => {
        const device = await browser.current()
        if (device) await client.act('remove', device)
        await browser.unsubscribe()
        return ['off', texts.off]
      }),
    test: () =>
      run(async () => {
        const device = await browser.current()
        if (!device) return ['off', texts.off]
        const answer = await client.act('test', device)
        if (answer.status !== 'done') return ['on', answer.reason]
        const { isOn, reason } = answer.value
        return [isOn ? 'on' : 'off', reason ? `O teste não chegou: ${reason}` : texts.tested]
      }),
  }
}
