import encodeQR from 'qr'
import { Html } from '../../kernel/http/html.ts'

/** The code of an address as a picture that scales; dark on light whatever the page looks like. */
export function qrCode(address: string): Html {
  const modules = encodeQR(address, 'raw', { border: 2 })
  const path = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const size = modules.length
  return new Html(
    `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="Code of the address of the results" shape-rendering="crispEdges"><path class="light" d="M0 0h${size}v${size}H0z"/><path class="dark" d="${path}"/></svg>`,
  )
}
