/** What a remote's modules get when they import a file that is not code (build/files/fileRules.ts). */

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
/** Only has to be imported: the document contains its rules. */
declare module '*.css' {}

declare module '*?url' {
  const address: string
  export default address
}
declare module '*?inline' {
  const dataUrl: string
  export default dataUrl
}
declare module '*?raw' {
  const text: string
  export default text
}
declare module '*.svg?react' {
  const Drawing: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>
  export default Drawing
}
// Only in effects and event handlers, with `import()`: the server does not run it. What it exports is in no file that
// TypeScript reads; a declaration of the remote's own for the file's name is more exact.
declare module '*.wasm'

declare module '*.png' {
  const address: string
  export default address
}
declare module '*.jpg' {
  const address: string
  export default address
}
declare module '*.jpeg' {
  const address: string
  export default address
}
declare module '*.gif' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}
declare module '*.avif' {
  const address: string
  export default address
}
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.ico' {
  const address: string
  export default address
}
declare module '*.bmp' {
  const address: string
  export default address
}
declare module '*.woff' {
  const address: string
  export default address
}
declare module '*.woff2' {
  const address: string
  export default address
}
declare module '*.ttf' {
  const address: string
  export default address
}
declare module '*.otf' {
  const address: string
  export default address
}
declare module '*.eot' {
  const address: string
  export default address
}
declare module '*.mp4' {
  const address: string
  export default address
}
declare module '*.webm' {
  const address: string
  export default address
}
declare module '*.ogg' {
  const address: string
  export default address
}
declare module '*.mp3' {
  const address: string
  export default address
}
declare module '*.wav' {
  const address: string
  export default address
}
declare module '*.flac' {
  const address: string
  export default address
}
declare module '*.m4a' {
  const address: string
  export default address
}
declare module '*.aac' {
  const address: string
  export default address
}
declare module '*.vtt' {
  const address: string
  export default address
}
declare module '*.pdf' {
  const address: string
  export default address
}
/** A picture with its size in pixels: the props of an `img`, except for its text. */
declare module '*?size' {
  const picture: { src: string; width: number; height: number }
  export default picture
}
/** What a build knows. Values that differ between sites are services. */
interface ImportMetaEnv {
  readonly MODE: string
  readonly DEV: boolean
  readonly PROD: boolean
  readonly SSR: boolean
  readonly BASE_URL: string
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}
