// Evaluated as a step of its own before the shell's code: see main.ts.
export { shareScope } from './shareScope.ts'
