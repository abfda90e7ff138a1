/** Opens a dialog of the server's HTML with the focus on its first required field. */
export function openDialog(dialog: HTMLDialogElement): void {
  // A tap beside it closes it, in browsers that know this.
  Object.assign(dialog, { closedBy: 'any' })
  if (!dialog.open) dialog.showModal()
  dialog.querySelector<HTMLElement>('[required]')?.focus()
}

/** Opens the dialog that a button names. False if there is none. */
export function openDialogOf(button: HTMLElement): boolean {
  const dialog = document.getElementById(button.dataset.opens ?? '')
  if (!(dialog instanceof HTMLDialogElement) || !dialog.showModal) return false
  openDialog(dialog)
  return true
}
