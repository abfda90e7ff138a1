/** UTF-8 for the context, which has none of the host's objects: the part of the Encoding standard that React needs. */
export class ContextTextEncoder {
  readonly encoding = 'utf-8'

  encode(text = ''): Uint8Array {
    const bytes = new Uint8Array(text.length * 3)
    let end = 0
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit < 0x80) {
        bytes[end++] = unit
        continue
      }
      const code = wholeCharacter(unit, text, at)
      if (code >= 0x10000) at++
      const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3
      bytes[end++] = ([0, 0xc0, 0xe0, 0xf0][more] ?? 0) | (code >> (6 * more))
      for (let left = more - 1; left >= 0; left--) bytes[end++] = 0x80 | ((code >> (6 * left)) & 0x3f)
    }
    return bytes.subarray(0, end)
  }
}

/** A lone surrogate cannot be encoded. */
function wholeCharacter(unit: number, text: string, at: number): number {
  const code = unit < 0xd800 || unit > 0xdfff ? unit : (text.codePointAt(at) ?? 0)
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code
}

/** Code units that are converted in one call: well below the maximum number of arguments. */
const STEP = 4096

/** Decodes the encoder's output, also in chunks that split a character. */
export class ContextTextDecoder {
  readonly encoding = 'utf-8'
  #left: number[] = []

  decode(bytes: Uint8Array = new Uint8Array(), options: { stream?: boolean } = {}): string {
    const all = this.#left.length > 0 ? new Uint8Array([...this.#left, ...bytes]) : bytes
    this.#left = []
    const units: number[] = []
    let text = ''
    for (let at = 0; at < all.length; ) {
      const first = all[at] ?? 0
      const more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3
      if (at + more >= all.length && options.stream) {
        this.#left = [...all.subarray(at)]
        break
      }
      let code = more === 0 ? first : first & (0x3f >> more)
      for (let next = 1; next <= more; next++) code = (code << 6) | ((all[at + next] ?? 0) & 0x3f)
      if (code >= 0x10000) units.push(0xd7c0 + (code >> 10), 0xdc00 + (code & 0x3ff))
      else units.push(code)
      at += more + 1
      if (units.length >= STEP) text += String.fromCharCode(...units.splice(0))
    }
    return text + String.fromCharCode(...units)
  }
}
