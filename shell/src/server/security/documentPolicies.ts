import { contentSecurityPolicy, type DocumentContent } from './contentSecurityPolicy.ts'

/** The endpoint that browsers report to: its name in the policies, and its path. */
export const reporting = { name: 'site', path: '/_reports' } as const

/** No script without a hash: https://w3c.github.io/webappsec-subresource-integrity/#integrity-policy-section */
const integrity = `blocked-destinations=(script), endpoints=(${reporting.name})`

/** The header that enforces a policy, and the one that only reports what would break it. */
const headers = {
  enforced: { csp: 'content-security-policy', integrity: 'integrity-policy' },
  reported: { csp: 'content-security-policy-report-only', integrity: 'integrity-policy-report-only' },
} as const

/**
 * Everything that a document says to the browser about what it may do: what is loaded, that scripts come with a hash, and
 * that no text becomes a script or HTML but through the document's one policy (Trusted Types). Configured third parties
 * (analytics, a service with a script) bring scripts that know nothing of the latter two, which are only reported then.
 */
export function documentPolicies(content: DocumentContent): Record<string, string> {
  const policy = contentSecurityPolicy(content)
  if (content.developmentOrigins?.length) return { [headers.enforced.csp]: policy }
  const { analyticsId } = content.site.services
  const foreignScripts = analyticsId || content.services?.some(({ script, value }) => script && /^https?:/.test(value))
  const types = `require-trusted-types-for 'script'; trusted-types default${analyticsId ? ' analytics' : ''}`
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
