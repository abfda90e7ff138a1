/** A page's picture for shared links: its public address and its size in pixels. */
export type SocialImageFile = { src: string; width: number; height: number }
