import { buildRemote } from '../build/buildRemote.ts'

/** Command: builds the remote in the folder it is called from. */
await buildRemote(process.cwd())
