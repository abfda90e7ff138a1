import type { Effects } from '../store/Effects.ts'
import type { KnownVisitor } from '../store/withKnownVisitor.ts'

type Options = { blocked?: boolean; submittedBefore?: boolean; openText?: string; known?: KnownVisitor }

/**
 * Side effects for tests of the store: `tabs` are the addresses that tabs navigated to, `waiting` what they showed until
 * then. Time is Jest's, and nothing is stored.
 */
export function fakeEffects({ blocked = false, submittedBefore = false, openText, known = {} }: Options = {}) {
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
        setText: (next) => void waiting.splice(-1, 1, next),
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
    foundFlow: () => ({ isFormSubmitted: submittedBefore, openText }),
    keepSubmitted: jest.fn(),
    knownVisitor: () => known,
  }
  return { effects, tabs, waiting }
}
