/** Written by scripts/prepare.ts; declared here so that types are checked before the first build, too. */
declare module 'mfe-agent/.build/social/*.json' {
  const image: import('shared/build/SocialImageFile.ts').SocialImageFile
  export default image
}
