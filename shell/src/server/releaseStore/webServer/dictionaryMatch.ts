const script = /^(\/shell\/|\/r\/[^/]+\/)(?:[0-9a-f]{16}\/)?([^/]+)\.[0-9a-f]+\.js$/

/**
 * The addresses for which a script can be a dictionary, as a pattern for `Use-As-Dictionary` (RFC 9842): those of the same
 * script in any release. Undefined if the address is not that of a script with a hash in its name.
 */
export function dictionaryMatch(address: string): string | undefined {
  const [, place, name] = script.exec(address) ?? []
  if (!place || !name) return undefined
  return place === '/shell/' ? `${place}${name}.*.js` : `${place}*/${name}.*.js`
}

/**
 * The SHA-256 of the dictionary that a browser offers, in Base64. Undefined if it supports none, or the header is malformed.
 */
export function offeredDictionary(header: string | string[] | undefined, encodings: string | undefined) {
  if (typeof header !== 'string' || !encodings || !/(^|,)\s*dcz\s*(,|$)/.test(encodings)) return undefined
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(header)?.[1]
}
