/** Written by scripts/prepare.ts; declared here so that types are checked before the first build, too. */
declare module '#build/posts.json' {
  const posts: readonly import('mfe-blog/src/features/posts/Post.ts').Post[]
  export default posts
}
