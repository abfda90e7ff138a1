declare module 'heic-decode' {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray }
  type Pending = { width: number; height: number; decode(): Promise<Decoded> }
  const decode: { all(options: { buffer: Uint8Array }): Promise<Pending[] & { dispose(): void }> }
  export default decode
}
