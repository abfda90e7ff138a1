/** What somebody sends when sharing an article: its title and where it is. */
export function shareText({ title, url }: { title: string; url: string }): string {
  return `${title} ${url}`
}
