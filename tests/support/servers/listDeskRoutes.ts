import { execFileSync } from 'node:child_process'
import * as v from 'valibot'

const routes = v.array(v.object({ method: v.string(), url: v.string() }))

const program = `
  import { listRoutes } from 'shell/http/listRoutes'
  console.log(JSON.stringify(await listRoutes('admin')))
`

/** The routes that the server has on the desk's host. In a process of its own: this one does not load the server's JSON. */
export function listDeskRoutes() {
  const parameters = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const printed = execFileSync(process.execPath, parameters, { cwd: import.meta.dirname, encoding: 'utf8' })
  return v.parse(v.pipe(v.string(), v.parseJson(), routes), printed)
}
