/**
 * Sets the styles of single elements as React would have: in the server's HTML they are rules, because the policy allows no
 * style attribute (server/rendering/bundle/styleAttributes.ts), and a rule would stay when React removes the style.
 */
export function restoreStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}
