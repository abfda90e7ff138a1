/** Replaces a picture with its size in unit tests. */
export default { src: '/asset.test', width: 1, height: 1 }
