// Preloaded into a server: at its exit, prints each package file that it has loaded.
process.once('exit', () => console.log(Object.keys(require.cache).join('\n')))
