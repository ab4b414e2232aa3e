const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Whether these are the bytes of a PNG, by the first of them. */
export function isPng(bytes: Uint8Array): boolean {
  return signature.equals(bytes.subarray(0, signature.length))
}

/** How large a PNG says it is, in pixels, before anything of it is decoded; undefined where its head is missing. */
export function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  const head = Buffer.from(bytes.subarray(0, 24))
  if (!isPng(bytes) || head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
}
