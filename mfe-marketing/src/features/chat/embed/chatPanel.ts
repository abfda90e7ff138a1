import type { Chat } from './chatModule.ts'

/** Id of the site's own chat in the document. */
export const PANEL_ID = 'alex'

/** The site's own chat in the document; undefined where the chat is another server's, which brings its own elements. */
export function chatPanel(): HTMLDialogElement | undefined {
  const panel = document.getElementById(PANEL_ID)
  return panel instanceof HTMLDialogElement ? panel : undefined
}

/** How to show and hide the panel. It is no modal dialog: the page beside it stays in use. */
export function controlsOf(panel: HTMLDialogElement): Chat {
  return {
    show() {
      if (panel.open) return
      panel.open = true
      // A phone's keyboard would cover the suggested questions.
      const start = matchMedia('(pointer:fine)').matches ? panel.querySelector('input') : panel
      start?.focus()
    },
    hide() {
      panel.open = false
    },
  }
}
