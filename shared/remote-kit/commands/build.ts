import { buildRemote } from '../build/buildRemote.ts'

/** Command: builds the remote in the working directory. */
await buildRemote(process.cwd())
