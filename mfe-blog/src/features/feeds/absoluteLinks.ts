/** An article's HTML for a reader outside the site: links within the site and the article get their full address. */
export function absoluteLinks(html: string, siteUrl: string, articleUrl: string): string {
  return html.replace(/ href="([/#])/g, (_, start) => ` href="${start === '#' ? articleUrl : siteUrl}${start}`)
}
