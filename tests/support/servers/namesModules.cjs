// Loaded into a server before its own code: names, as it ends, each file of a package that it has loaded.
process.once('exit', () => console.log(Object.keys(require.cache).join('\n')))
