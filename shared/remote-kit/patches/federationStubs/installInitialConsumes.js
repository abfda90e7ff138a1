/** A remote imports every shared library in a chunk of a page, where it is awaited. */
export function installInitialConsumes({ initialConsumes }) {
  if (initialConsumes.length > 0) throw new Error(`The remote's entry imports shared modules: ${initialConsumes}`)
}
