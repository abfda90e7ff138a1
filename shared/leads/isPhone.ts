/** Whether a text is a telephone number with area code, written the way people write it: (11) 90000-0000, +55 11 4000-0000. */
export function isPhone(text: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(text.trim())) return false
  const digits = text.replace(/\D/g, '')
  return digits.length >= 10 && digits.length <= 13
}
