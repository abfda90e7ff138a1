import type { SharedSelector } from '@site/contracts/documentContract'

const menu = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]' satisfies SharedSelector)

/**
 * Closes the open menu on navigation, on Escape (the focus returns to its button), on a click outside, and when the focus
 * leaves it. Returns a function that stops this.
 */
export function listenToMenu(): () => void {
  const onClick = ({ target }: Event) => {
    const open = menu()
    if (!open || !(target instanceof Element)) return
    if (!open.contains(target) || target.closest('a')) open.open = false
  }
  const onKey = ({ key }: KeyboardEvent) => {
    const open = menu()
    if (key !== 'Escape' || !open) return
    open.open = false
    open.querySelector('summary')?.focus()
  }
  const onFocus = ({ target }: Event) => {
    const open = menu()
    if (open && target instanceof Element && !open.contains(target)) open.open = false
  }
  // In the capture phase: React stops events in parts that are not hydrated, and the bar and most links never are.
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('focusin', onFocus, true)
  return () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('keydown', onKey, true)
    document.removeEventListener('focusin', onFocus, true)
  }
}
