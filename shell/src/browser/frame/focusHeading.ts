/** After a client-side navigation: the focus goes to the page's heading, as a new document would begin at its top. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#conteudo h1') ?? document.getElementById('conteudo')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1
    // Nobody is to focus it with a click later.
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  }
  heading.focus({ preventScroll: true })
}
