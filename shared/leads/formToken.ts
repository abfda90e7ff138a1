import type {} from '@site/contracts/documentContract'
import { TRAP_FIELD } from './trapField.ts'

/** Nobody fills in a form faster than this. The server (shell, `leadTokens.ts`) draws its line well below, so that no person falls under it. */
const SHORTEST_FILL = 2500

const known = () => (typeof window.__leadToken === 'object' ? window.__leadToken : undefined)

/** The form token, once it is old enough for the server to believe it; undefined when there is none. */
export async function formToken(): Promise<string | undefined> {
  const token = known()
  const early = token ? token.at + SHORTEST_FILL - performance.now() : 0
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  return token?.value
}

/**
 * Asks for a token when somebody begins to fill in a guarded form, and gives it to plain form posts too.
 * Returns how to stop.
 */
export function watchLeadForms(): () => void {
  document.addEventListener('focusin', ask)
  document.addEventListener('formdata', addToken)
  return () => {
    document.removeEventListener('focusin', ask)
    document.removeEventListener('formdata', addToken)
  }
}

async function ask({ target }: Event): Promise<void> {
  const form = target instanceof Element ? target.closest('form') : null
  if (window.__leadToken || !form?.elements.namedItem(TRAP_FIELD)) return
  const url = new URL(`${form.getAttribute('action')}/token`, location.href)
  if (url.origin !== location.origin) return
  window.__leadToken = 'asked'
  try {
    const answer: unknown = await (await fetch(url)).json()
    const value = typeof answer === 'object' && answer && 'token' in answer ? answer.token : undefined
    window.__leadToken = typeof value === 'string' ? { value, at: performance.now() } : undefined
  } catch {
    // A lead without a token is taken too; it only counts as unverified.
    window.__leadToken = undefined
  }
}

function addToken({ formData }: FormDataEvent): void {
  const token = known()
  const old = token && performance.now() - token.at >= SHORTEST_FILL
  if (old && formData.has(TRAP_FIELD)) formData.set('token', token.value)
}
