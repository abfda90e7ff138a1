import type { Effects } from '../store/Effects.ts'

/**
 * The world effects the store for tests: tabs are noted by the addresses they have gone to, and `waiting` by what they
 * say until then; time is Jest's, nothing is kept.
 */
export function fakeEffects({ blocked = false, submittedBefore = false } = {}) {
  const tabs: string[] = []
  const waiting: string[] = []
  const effects: Effects = {
    whatsAppNumber: '5511900000000',
    openTab(url) {
      if (!blocked) tabs.push(url)
      return !blocked
    },
    openWaitingTab(text) {
      if (blocked) return undefined
      waiting.push(text)
      let timer: ReturnType<typeof setTimeout>
      return {
        say: (next) => void waiting.splice(-1, 1, next),
        goAfter(milliseconds, { href }, gone) {
          timer = setTimeout(() => {
            tabs.push(href)
            gone?.()
          }, milliseconds)
        },
        close: () => clearTimeout(timer),
      }
    },
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    wasSubmittedThisVisit: () => submittedBefore,
    keepSubmitted: jest.fn(),
  }
  return { effects, tabs, waiting }
}
