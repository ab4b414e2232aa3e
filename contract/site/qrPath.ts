/** The modules of a QR code (dark ones are true) as a path of SVG, and the length of its sides. */
export function qrPath(modules: readonly (readonly boolean[])[]): { readonly size: number; readonly path: string } {
  const path = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size: modules.length, path }
}
