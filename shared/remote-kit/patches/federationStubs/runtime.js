// All that the bundler runtime calls. The whole namespace would keep every function of the package in the entry.
export { init } from 'federation-runtime'
