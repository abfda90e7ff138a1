import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { listenOnFreePort } from '../../support/servers/listenOnFreePort.ts'

/** Command: a Node server that only sends the content of the given file. Prints its port. */
const body = readFileSync(process.argv[2] ?? '')
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length }
const server = createServer((_, response) => void response.writeHead(200, headers).end(body))
console.log(await listenOnFreePort(server))
