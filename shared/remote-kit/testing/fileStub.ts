/** Replaces an asset's address in unit tests. */
export default '/asset.test'
