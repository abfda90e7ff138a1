const script = /^(\/shell\/|\/r\/[^/]+\/)(?:[0-9a-f]{16}\/)?([^/]+)\.[0-9a-f]+\.js$/

/**
 * Which addresses a script can be a dictionary for, as the pattern that `Use-As-Dictionary` has (RFC 9842): those of the same
 * script in any release. Undefined for what is no script with a hash in its name.
 */
export function dictionaryMatch(address: string): string | undefined {
  const [, place, name] = script.exec(address) ?? []
  if (!place || !name) return undefined
  return place === '/shell/' ? `${place}${name}.*.js` : `${place}*/${name}.*.js`
}

/** The SHA-256 of the dictionary that a browser offers, as Base64. Undefined where it can use none, or offers nonsense. */
export function offeredDictionary(header: string | string[] | undefined, encodings: string | undefined) {
  if (typeof header !== 'string' || !encodings || !/(^|,)\s*dcz\s*(,|$)/.test(encodings)) return undefined
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(header)?.[1]
}
