/** What to do next, in a headline and a sentence, and where this site says more. */
export type Advice = { title: string; text: string; link: { href: string; label: string } }
