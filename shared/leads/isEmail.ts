const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether a text looks like an e-mail address: something, an at sign, a domain with a dot, and no spaces. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && shape.test(text)
}
