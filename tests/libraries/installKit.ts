import { makeOwnRepository } from '../support/releases/ownRepository.ts'

/** Command: makes a repository outside of this one with the packed kit, and prints its place. */
console.log(makeOwnRepository('mfe-bibliotecas'))
