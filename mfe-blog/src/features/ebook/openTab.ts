/** Opens an address in a new tab that has no hold on this one; false when the browser did not allow it. */
export function openTab(url: string): boolean {
  const tab = window.open(url, '_blank')
  if (tab) tab.opener = null
  return tab !== null
}
