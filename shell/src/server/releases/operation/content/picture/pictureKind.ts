/** Brands of files whose pictures are HEVC. AVIF is left out: phones do not make it. */
const heic = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']

/** The format of a photo by its first bytes, whatever its name or type says; undefined for any other, such as SVG. */
export function pictureKind(photo: Buffer): 'jpeg' | 'png' | 'heic' | undefined {
  if (photo.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (photo.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png'
  const isContainer = photo.subarray(4, 8).toString('latin1') === 'ftyp'
  return isContainer && heic.includes(photo.subarray(8, 12).toString('latin1')) ? 'heic' : undefined
}
