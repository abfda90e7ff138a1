import type { SharedPath } from '@site/contracts/navigationPaths'
import { contentSecurityPolicy, type DocumentContent } from './contentSecurityPolicy.ts'

/** The reporting endpoint of browsers: its name in the policies, and its path. */
export const reporting = { name: 'site', path: '/_reports' satisfies SharedPath } as const

/** No script without a hash: https://w3c.github.io/webappsec-subresource-integrity/#integrity-policy-section */
const integrity = `blocked-destinations=(script), endpoints=(${reporting.name})`

/** The header that enforces a policy, and the one that only reports violations. */
const headers = {
  enforced: { csp: 'content-security-policy', integrity: 'integrity-policy' },
  reported: { csp: 'content-security-policy-report-only', integrity: 'integrity-policy-report-only' },
} as const

/**
 * All security policies of a document: what it may load, that scripts must match a hash, and that no string becomes a script
 * or HTML except through the document's single policy (Trusted Types). Configured third parties (analytics, advertising, a service with a
 * script) do not support the latter two, which then only report.
 */
export function documentPolicies(content: DocumentContent): Record<string, string> {
  const policy = contentSecurityPolicy(content)
  if (content.developmentOrigins?.length) return { [headers.enforced.csp]: policy }
  const { services, advertising } = content.site
  const loadsTags = services.analyticsId !== '' || (advertising?.tags ?? []).length > 0
  const foreignScripts = loadsTags || content.services?.some(({ script, value }) => script && /^https?:/.test(value))
  const types = `require-trusted-types-for 'script'; trusted-types default${loadsTags ? ' analytics' : ''}`
  const report = `report-to ${reporting.name}`
  const common = { 'reporting-endpoints': `${reporting.name}="${reporting.path}"` }
  return foreignScripts
    ? {
        ...common,
        [headers.enforced.csp]: `${policy}; ${report}`,
        [headers.reported.csp]: `${types}; ${report}`,
        [headers.reported.integrity]: integrity,
      }
    : { ...common, [headers.enforced.csp]: `${policy}; ${types}; ${report}`, [headers.enforced.integrity]: integrity }
}
