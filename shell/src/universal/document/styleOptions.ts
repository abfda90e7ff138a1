/** Options of Emotion's cache, the same on both sides. Without the prefixer: the browsers we serve need no prefixes. */
export const styleOptions = { key: 'css', stylisPlugins: [] }
