import { renderedHtml } from '../text/renderedHtml.ts'

type Props = { data: object }

/** Structured data for search engines. It stays where it is written; no text in it can end the script element. */
export function JsonLd({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: renderedHtml(json) }} />
}
