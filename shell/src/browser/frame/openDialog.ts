/** Opens a dialog of the server's HTML with the focus on its first required field. */
export function openDialog(dialog: HTMLDialogElement): void {
  // A tap beside it closes it, in browsers that know this.
  Object.assign(dialog, { closedBy: 'any' })
  if (!dialog.open) dialog.showModal()
  dialog.querySelector<HTMLElement>('[required]')?.focus()
}

/** Opens the dialog that a button names, or closes it again if the page stays in use beside it. False if there is none. */
export function openDialogOf(button: HTMLElement): boolean {
  const dialog = document.getElementById(button.dataset.opens ?? '')
  if (!(dialog instanceof HTMLDialogElement) || !dialog.showModal) return false
  if ('modeless' in dialog.dataset) toggle(dialog)
  else openDialog(dialog)
  return true
}

function toggle(dialog: HTMLDialogElement): void {
  dialog.open = !dialog.open
  // A phone's keyboard would cover what is in it.
  if (matchMedia('(pointer:fine)').matches) dialog.querySelector('input')?.focus()
  else dialog.focus()
}
