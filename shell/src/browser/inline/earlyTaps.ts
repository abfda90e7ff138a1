/**
 * On a slow line a page is painted before its end has arrived, and with it the dialogs and the loader. What is tapped by then is
 * marked, and tapped again when the document is complete: a link to WhatsApp would leave without the form, a button do nothing.
 */
export function repeatEarlyTaps(): void {
  let tapped: HTMLElement | undefined
  const unmark = () => tapped?.removeAttribute('aria-busy')

  addEventListener(
    'click',
    (event) => {
      if (window.__clicks || document.readyState !== 'loading' || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      const control = (event.target as Element).closest<HTMLElement>('a[data-whatsapp],button[type=button]')
      if (!control) return
      event.preventDefault()
      unmark()
      tapped = control
      control.ariaBusy = 'true'
    },
    true,
  )
  addEventListener('DOMContentLoaded', () => {
    unmark()
    tapped?.click()
  })
}
