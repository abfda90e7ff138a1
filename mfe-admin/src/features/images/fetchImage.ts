/** Call 5 (specification, section 7): the finished image. Throws when it cannot be had. */
export async function fetchImage(imageURL: string): Promise<Blob> {
  const response = await fetch(imageURL, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!response.ok) throw new Error(`The image answered ${response.status}.`)
  return response.blob()
}
